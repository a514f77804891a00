import { ListReportRuns, type ReportDefinitionView } from '@portal/contracts';
import { reportQueries, reportRunQueries, useGenerateCustomReport, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { actionToasts } from '@portal/ui';
import { ListPage, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { optionsOf } from '../consultations/consultation-labels.js';
import { ReportTabs } from './library/report-tabs.js';
import { useRecordList } from '../use-record-list.js';
import type { ReportsFrame } from './report-fields.js';
import { reportFormatLabels, reportStatusLabels, reportToasts } from './report-labels.js';
import { reportRunColumns } from './report-run.columns.js';
import { searchOf } from './report-search.js';
import type { ReportAddresses } from './report-addresses.js';
import './reports.css';

const shared: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(reportStatusLabels), multiple: true },
  { key: 'format', label: 'File', options: optionsOf(reportFormatLabels), multiple: true },
];

interface SentReportsProps extends ReportsFrame {
  title?: string;
  addresses: ReportAddresses;
}

/** The files that were made of reports, or are being made, live. */
export function SentReports({ title = 'Sent reports', density, addresses }: SentReportsProps) {
  useChannel('reports');
  const { user } = useSession();
  const list = useRecordList(ListReportRuns, reportRunQueries.list);
  const available = useQuery(reportQueries.available());
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
    <ListPage
      {...list}
      title={title}
      noun={['report', 'reports']}
      columns={columns}
      filters={filters}
      hasSearch={false}
      density={density}
      lead={<ReportTabs addresses={addresses} />}
      empty={{ title: 'No reports yet', text: 'What you run stands here with its file, which is kept for 90 days.' }}
      nameOf={({ title }) => title}
    />
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
