import { reportFormats, type CustomReportView, type ReportDefinitionView, type ReportFormat } from '@portal/contracts';
import {
  customReportQueries,
  reportQueries,
  useDeleteCustomReport,
  useGenerateCustomReport,
  useGenerateReport,
} from '@portal/data-access';
import { actionToasts, useDebounced, type recordAddresses } from '@portal/ui';
import { DetailMissing, DetailPage, fieldErrorsOf, MoreMenu } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { CalendarClock, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { RecordBoundary } from '../query-boundary.js';
import { ReportBuilder } from './builder/report-builder.js';
import { noPickers, ReportFields, type ReportPickers } from './report-fields.js';
import { reportFormatLabels, reportToasts } from './report-labels.js';
import { PreviewSection } from './report-preview.js';
import { paramsIn, searchOf } from './report-search.js';
import { ScheduleReport } from './schedules/schedule-report.js';
import './reports.css';

/** Where the reports of console or portal open. */
export type ReportAddresses = Pick<
  ReturnType<typeof recordAddresses>,
  'reports' | 'report' | 'customReport' | 'filesOfReport' | 'monthlyReports' | 'reportSchedules'
>;

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
  const text = JSON.stringify(params);
  const asked = useDebounced(text);
  const result = useQuery(reportQueries.preview({ definition: name, params: JSON.parse(asked) as typeof params }));
  const [isScheduled, setScheduled] = useState(false);
  const [format, setFormat] = useState<ReportFormat>('csv');
  const generate = useGenerateReport();
  const refused = fieldErrorsOf(result.error);
  const errors = refused.map(({ path, message }) => [path.startsWith(PATH) ? path.slice(PATH.length) : path, message]);
  return (
    <ReportFrame
      addresses={addresses}
      title={title}
      about={definition.description}
      definition={name}
      format={format}
      onFormat={setFormat}
      onSchedule={() => setScheduled(true)}
      onRun={() => generate.mutate({ definition: name, params, format }, actionToasts(reportToasts.generated))}
      isRunning={generate.isPending}
      isRefused={refused.length > 0}
    >
      <ReportFields
        parameters={parameters.map((one) => one.name)}
        params={params}
        onChange={(changed) => setSearch(searchOf(changed, parameters), { replace: true, preventScrollReset: true })}
        errors={Object.fromEntries(errors) as Record<string, string>}
        pickers={pickers}
      />
      <PreviewSection title={title} result={result} isOld={asked !== text} isRefused={refused.length > 0} />
      {isScheduled ? (
        <ScheduleReport
          report={{ title, definition: name, parameters: parameters.map((one) => one.name) }}
          chosen={{ params, format }}
          pickers={pickers}
          onClose={() => setScheduled(false)}
        />
      ) : null}
    </ReportFrame>
  );
}

/** A report that was built, with its first rows. */
export function CustomReportPage({ addresses, pickers = noPickers }: ReportPageProps) {
  const { id = '' } = useParams();
  const back = { to: addresses.reports, label: 'Reports' };
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
  const [open, setOpen] = useState<'builder' | 'schedule'>();
  const [format, setFormat] = useState<ReportFormat>('csv');
  const generate = useGenerateCustomReport();
  const navigate = useNavigate();
  const deletion = {
    id,
    mutation: useDeleteCustomReport(),
    noun: 'report',
    title: `Delete “${name}”?`,
    text: 'Its schedules are paused. Files that were made of it stay.',
    toasts: reportToasts.removed,
    onDeleted: () => void navigate(addresses.reports, { replace: true }),
  };
  return (
    <ReportFrame
      addresses={addresses}
      title={name}
      about={sources.data?.find((source) => source.name === query.source)?.label ?? ''}
      definition="custom"
      format={format}
      onFormat={setFormat}
      onSchedule={() => setOpen('schedule')}
      onRun={() => generate.mutate({ id, format }, actionToasts(reportToasts.generated))}
      isRunning={generate.isPending}
      more={
        <>
          <Button
            icon={<Pencil size={15} strokeWidth={1.75} />}
            disabled={!sources.data}
            onClick={() => setOpen('builder')}
          >
            Change
          </Button>
          <MoreMenu label={`More for ${name}`} groups={[]} deletion={deletion} />
        </>
      }
    >
      <PreviewSection title={name} result={result} />
      {open === 'builder' && sources.data ? (
        <ReportBuilder sources={sources.data} report={report} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'schedule' ? (
        <ScheduleReport
          report={{ title: name, definition: 'custom', customReportId: id, parameters: [] }}
          pickers={pickers}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </ReportFrame>
  );
}

interface ReportFrameProps {
  addresses: ReportAddresses;
  title: string;
  about: string;
  /** By what name its files are found. */
  definition: string;
  format: ReportFormat;
  onFormat: (format: ReportFormat) => void;
  onSchedule: () => void;
  onRun: () => void;
  isRunning: boolean;
  isRefused?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

const ReportFrame = ({ addresses, title, about, format, onFormat, children, ...does }: ReportFrameProps) => (
  <DetailPage
    back={{ to: addresses.reports, label: 'Reports' }}
    wide
    title={title}
    actions={
      <>
        <Button icon={<CalendarClock size={15} strokeWidth={1.75} />} onClick={does.onSchedule}>
          Schedule
        </Button>
        <Button type="primary" loading={does.isRunning} disabled={does.isRefused === true} onClick={does.onRun}>
          Run report
        </Button>
        {does.more}
      </>
    }
  >
    <div className="mb-16 row wrap between gap-8-16">
      <p className="muted">
        {about} <Link to={addresses.filesOfReport(does.definition)}>Files that were made of it</Link>
      </p>
      <Segmented
        aria-label="Format"
        value={format}
        options={reportFormats.map((value) => ({ value, label: reportFormatLabels[value] }))}
        onChange={onFormat}
      />
    </div>
    {children}
  </DetailPage>
);
