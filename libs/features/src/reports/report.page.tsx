import {
  ReportFormat,
  reportFormats,
  type CustomReportView,
  type ReportDefinitionView,
  type ReportParams,
} from '@portal/contracts';
import {
  customReportQueries,
  reportQueries,
  useDeleteCustomReport,
  useGenerateCustomReport,
  useGenerateReport,
} from '@portal/data-access';
import { useDebounced } from '@portal/ui';
import {
  DetailMissing,
  DetailPage,
  type DetailTab,
  DetailTabs,
  fieldErrorsOf,
  MoreMenu,
  Segmented,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CalendarClock, Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { copyText } from '../copy-text.js';
import { RecordBoundary } from '../query-boundary.js';
import { ReportBuilder } from './builder/report-builder.js';
import type { ReportAddresses } from './report-addresses.js';
import { noPickers, ReportFields, type ReportPickers } from './report-fields.js';
import { BuiltFigure, ComparedFigure } from './report-figure.js';
import { reportFormatLabels, reportToasts } from './report-labels.js';
import { PreviewSection } from './report-preview.js';
import type { FormatChoice } from './report-sheet.js';
import { fixedSearchOf, paramsIn, searchOf } from './report-search.js';
import type { ScheduledReport } from './schedules/schedule-labels.js';
import { ScheduleReport } from './schedules/schedule-report.js';
import { SchedulesOfReport, useSchedulesOf } from './schedules/schedules-of-report.js';
import { useRunToasts } from './use-run-toasts.js';
import './reports.css';

interface ReportPageProps {
  addresses: ReportAddresses;
  pickers?: ReportPickers;
}

/** One report with its first rows. What it is asked for is in the address, which can be sent and kept. */
export function ReportPage({ addresses, pickers = noPickers }: ReportPageProps) {
  const { name = '' } = useParams();
  const back = { to: addresses.reports, label: 'Reports' };
  return (
    <RecordBoundary result={useQuery(reportQueries.available())} back={back} wide>
      {(reports) => {
        const definition = reports.find((one) => one.name === name);
        return definition ? (
          <AskedReport key={name} definition={definition} addresses={addresses} pickers={pickers} />
        ) : (
          <DetailMissing back={back} title="There is no such report" />
        );
      }}
    </RecordBoundary>
  );
}

const PATH = 'params.';

function AskedReport({
  definition,
  addresses,
  pickers,
}: Required<ReportPageProps> & { definition: ReportDefinitionView }) {
  const { name, title, parameters } = definition;
  const [search, setSearch] = useSearchParams();
  const params = paramsIn(search, parameters);
  const { chart, ...counted } = params; // how it is drawn changes no figure
  const text = JSON.stringify(counted);
  const asked = JSON.parse(useDebounced(text)) as ReportParams;
  const result = useQuery(reportQueries.preview({ definition: name, params: asked }));
  const isOld = JSON.stringify(asked) !== text;
  const choice = useState<ReportFormat>('csv');
  const generate = useGenerateReport();
  const toasts = useRunToasts(addresses.filesOfReport(name));
  const refused = fieldErrorsOf(result.error);
  const errors = refused.map(({ path, message }) => [path.startsWith(PATH) ? path.slice(PATH.length) : path, message]);
  const change = (changed: ReportParams): void =>
    setSearch(searchOf(changed, parameters), { replace: true, preventScrollReset: true });
  return (
    <ReportFrame
      addresses={addresses}
      pickers={pickers}
      title={title}
      about={definition.description}
      scheduled={{ title, definition: name, parameters: parameters.map((one) => one.name) }}
      params={params}
      search={`?${fixedSearchOf(params, parameters).toString()}`}
      choice={choice}
      onRun={(format) => generate.mutate({ definition: name, params, format }, toasts)}
      isRunning={generate.isPending}
      isRefused={refused.length > 0}
    >
      <ReportFields
        parameters={parameters.map((one) => one.name)}
        params={params}
        onChange={change}
        errors={Object.fromEntries(errors) as Record<string, string>}
        pickers={pickers}
      />
      <ComparedFigure definition={name} params={asked} preview={result.error ? undefined : result.data} />
      <PreviewSection
        title={title}
        result={result}
        isOld={isOld}
        isRefused={refused.length > 0}
        chart={{ kind: chart, onKind: (kind) => change({ ...params, chart: kind }) }}
      />
    </ReportFrame>
  );
}

/** A report that was built, with its first rows; the same page changes it. */
export function CustomReportPage({ addresses, pickers = noPickers }: ReportPageProps) {
  const { id = '' } = useParams();
  const back = { to: addresses.ownReports, label: 'My reports' };
  return (
    <RecordBoundary result={useQuery(customReportQueries.detail(id))} back={back} noun="report" wide>
      {(report) => <BuiltReport report={report} addresses={addresses} pickers={pickers} />}
    </RecordBoundary>
  );
}

function BuiltReport({ report, addresses, pickers }: Required<ReportPageProps> & { report: CustomReportView }) {
  const { id, name, query } = report;
  const result = useQuery(customReportQueries.preview(query));
  const sources = useQuery(customReportQueries.sources());
  const saved = useLocation().state as unknown;
  const choice = useState(() => ReportFormat.safeParse(saved).data ?? 'csv');
  const generate = useGenerateCustomReport();
  const filesHref = addresses.filesOfReport('custom');
  const toasts = useRunToasts(filesHref);
  const navigate = useNavigate();
  const deletion = {
    id,
    mutation: useDeleteCustomReport(),
    noun: 'report',
    title: `Delete “${name}”?`,
    text: 'Its schedules are paused. Files that were made of it stay.',
    toasts: reportToasts.removed,
    onDeleted: () => void navigate(addresses.ownReports, { replace: true }),
  };
  const builder = {
    id: 'build',
    label: 'Build',
    panel: () => (
      <ReportBuilder
        sources={sources.data}
        report={report}
        filesHref={filesHref}
        choice={choice}
        onSaved={() => void navigate(addresses.customReport(report))}
      />
    ),
  };
  return (
    <ReportFrame
      addresses={addresses}
      pickers={pickers}
      title={name}
      about={aboutOf(sources.data?.find((source) => source.name === query.source)?.label)}
      scheduled={{ title: name, definition: 'custom', customReportId: id, parameters: [] }}
      choice={choice}
      onRun={(format) => generate.mutate({ id, format }, toasts)}
      isRunning={generate.isPending}
      tabs={[builder]}
      more={<MoreMenu label={`More for ${name}`} groups={[]} deletion={deletion} />}
    >
      <BuiltFigure query={query} preview={result.error ? undefined : result.data} />
      <PreviewSection title={name} result={result} />
    </ReportFrame>
  );
}

/** A report that was built has no other words of its own. */
const aboutOf = (source: string | undefined): string => (source ? `A report on ${source.toLowerCase()}.` : '');

/** A new report while it is built. */
export function BuildReportPage({ addresses }: ReportPageProps) {
  const choice = useState<ReportFormat>('csv');
  const sources = useQuery(customReportQueries.sources());
  const navigate = useNavigate();
  return (
    <DetailPage back={{ to: addresses.ownReports, label: 'My reports' }} wide title="Build a report">
      <ReportBuilder
        sources={sources.data}
        filesHref={addresses.filesOfReport('custom')}
        choice={choice}
        onSaved={(report) => void navigate(addresses.customReport(report), { state: choice[0] })}
      />
    </DetailPage>
  );
}

interface ReportFrameProps extends Required<ReportPageProps> {
  title: string;
  about: string;
  scheduled: ScheduledReport;
  /** What it is asked for. */
  params?: ReportParams;
  /** The same as the part of its address behind “?”, also of a report that is asked for as usual. */
  search?: string;
  choice: FormatChoice;
  onRun: (format: ReportFormat) => void;
  isRunning: boolean;
  isRefused?: boolean;
  /** Parts beside the report and its schedules. */
  tabs?: readonly DetailTab[];
  more?: ReactNode;
  children: ReactNode;
}

/** The address of the open report, to be sent. */
const copyLink = (search = ''): Promise<void> => {
  const { origin, pathname } = window.location;
  return copyText(`${origin}${pathname}${search}`, 'Link copied');
};

function ReportFrame({ addresses, pickers, title, about, scheduled, params, tabs = [], ...props }: ReportFrameProps) {
  const [format, setFormat] = props.choice;
  const [isScheduled, setScheduled] = useState(false);
  const chosen = params && { params, format };
  const schedules = useSchedulesOf(scheduled);
  return (
    <DetailPage
      back={{ to: addresses.reports, label: 'Reports' }}
      wide
      title={title}
      actions={
        <>
          <Button icon={<Link2 size={15} strokeWidth={1.75} />} onClick={() => void copyLink(props.search)}>
            Copy link
          </Button>
          <Button icon={<CalendarClock size={15} strokeWidth={1.75} />} onClick={() => setScheduled(true)}>
            Schedule
          </Button>
          <Button
            type="primary"
            loading={props.isRunning}
            disabled={props.isRefused === true}
            onClick={() => props.onRun(format)}
          >
            Run report
          </Button>
          {props.more}
        </>
      }
    >
      <div className="mb-16 row wrap between gap-8-16">
        <p className="report-about muted">
          {about} <Link to={addresses.filesOfReport(scheduled.definition)}>See its files</Link>
        </p>
        <Segmented
          aria-label="Format"
          value={format}
          options={reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))}
          onChange={setFormat}
        />
      </div>
      <DetailTabs
        label="Parts of the report"
        tabs={[
          { id: 'report', label: 'Report', panel: () => props.children },
          {
            ...{ id: 'schedules', label: 'Schedules', count: schedules.data?.pagination.total },
            panel: () => (
              <SchedulesOfReport
                result={schedules}
                pickers={pickers}
                addresses={addresses}
                onNew={() => setScheduled(true)}
              />
            ),
          },
          ...tabs,
        ]}
      />
      {isScheduled ? (
        <ScheduleReport report={scheduled} chosen={chosen} pickers={pickers} onClose={() => setScheduled(false)} />
      ) : null}
    </DetailPage>
  );
}
