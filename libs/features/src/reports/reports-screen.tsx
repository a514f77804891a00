import { ListReportRuns, type ReportDefinitionView } from '@portal/contracts';
import { reportQueries, reportRunQueries, useGenerateCustomReport, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { actionToasts, sentenceOfFailure } from '@portal/ui';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { FileChartColumn } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { optionsOf } from '../consultations/consultation-labels.js';
import { useRecordList } from '../use-record-list.js';
import { CustomReports, moreOf } from './builder/custom-reports.js';
import { noPickers, type ReportsFrame } from './report-fields.js';
import { reportFormatLabels, reportStatusLabels, reportToasts } from './report-labels.js';
import { reportRunColumns } from './report-run.columns.js';
import { FocusKept } from './report-sheet.js';
import { searchOf } from './report-search.js';
import type { ReportAddresses } from './report.page.js';
import type { ScheduledReport } from './schedules/schedule-labels.js';
import { ScheduleReport } from './schedules/schedule-report.js';
import './reports.css';

const shared: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(reportStatusLabels), multiple: true },
  { key: 'format', label: 'File', options: optionsOf(reportFormatLabels), multiple: true },
];

interface ReportsScreenProps extends ReportsFrame {
  title?: string;
  addresses: ReportAddresses;
}

/** The reports that the user can run, and the history of what was run, live. */
export function ReportsScreen(props: ReportsScreenProps) {
  const { title = 'Reports', density, pickers = noPickers, addresses } = props;
  useChannel('reports');
  const { user } = useSession();
  const list = useRecordList(ListReportRuns, reportRunQueries.list);
  const available = useQuery(reportQueries.available());
  const [scheduled, setScheduled] = useState<ScheduledReport>();
  const navigate = useNavigate();
  const { mutate: generate } = useGenerateCustomReport();
  const definitions = available.data;
  const columns = useMemo(
    () =>
      reportRunColumns(user?.role === 'admin', (run) => {
        const definition = definitions?.find(({ name }) => name === run.definition);
        if (definition)
          void navigate(`${addresses.report(definition.name)}?${searchOf(run.params, definition.parameters)}`);
        else if (run.custom_report_id !== null)
          generate({ id: run.custom_report_id, format: run.format }, actionToasts(reportToasts.generated));
      }),
    [user?.role, definitions, generate, navigate, addresses],
  );
  const scheduleId = list.query.schedule_id;
  const filters = useMemo(
    () => [filterByReport(definitions ?? []), ...shared, ...(scheduleId ? [filterBySchedule(scheduleId)] : [])],
    [definitions, scheduleId],
  );
  return (
    <>
      <ListPage
        {...list}
        title={title}
        noun={['report', 'reports']}
        columns={columns}
        filters={filters}
        hasSearch={false}
        actions={
          <>
            <Link className="reports__link inline-row" to={addresses.reportSchedules}>
              Scheduled reports
            </Link>
            <Link className="reports__link inline-row" to={addresses.monthlyReports}>
              Monthly service reports
            </Link>
          </>
        }
        density={density}
        lead={
          <>
            <ReportCatalogue available={available} addressOf={addresses.report} />
            <CustomReports
              addressOf={addresses.customReport}
              onSchedule={({ id, name }) =>
                setScheduled({ title: name, definition: 'custom', customReportId: id, parameters: [] })
              }
            />
          </>
        }
        rowsTitle="History"
        empty={{ title: 'No reports yet', text: 'What you run stands here with its file, which is kept for 90 days.' }}
        nameOf={({ title }) => title}
      />
      {scheduled ? (
        <FocusKept find={() => moreOf(scheduled.customReportId)}>
          <ScheduleReport report={scheduled} pickers={pickers} onClose={() => setScheduled(undefined)} />
        </FocusKept>
      ) : null}
    </>
  );
}

const filterByReport = (definitions: readonly ReportDefinitionView[]): ListFilter => ({
  key: 'definition',
  label: 'Report',
  options: [
    ...definitions.map(({ name, title }) => ({ value: name, label: title })),
    { value: 'custom', label: 'Your own reports' },
  ],
  multiple: true,
});

/** The one schedule whose mail or history led here. */
const filterBySchedule = (id: string): ListFilter => ({
  key: 'schedule_id',
  label: 'Schedule',
  options: [{ value: id, label: 'One schedule' }],
});

interface ReportCatalogueProps {
  available: { data: ReportDefinitionView[] | undefined; error: Error | null };
  addressOf: (name: string) => string;
}

/** The reports that can be run, each with its description. */
function ReportCatalogue({ available: { data, error }, addressOf }: ReportCatalogueProps) {
  if (error && !data)
    return <Alert type="error" showIcon title={sentenceOfFailure(error, 'The reports could not be listed.')} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <ul className="report-catalogue stack gap-12" aria-label="Reports that you can run">
      {data.map((definition) => (
        <li key={definition.name}>
          <Link to={addressOf(definition.name)} className="report-card stack frame full">
            <FileChartColumn size={18} strokeWidth={1.75} />
            <span className="strong">{definition.title}</span>
            <span className="report-card__text muted small">{definition.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
