import type {
  ReportDefinitionView,
  ReportEntry,
  ReportPreview,
  ReportRunView,
  ReportSourceView,
} from '@portal/contracts';
import { anId } from '@portal/testing';
import { currentInstant, dayFromNow } from '@portal/testing/clock';

const at = currentInstant().toISOString();

/** The columns of a report's first rows. */
export const columns: ReportPreview['columns'] = [
  { name: 'to', label: 'To', sentence: 'The last day', unit: 'day', is_summed: false, metric: null },
  { name: 'collected', label: 'Collected', sentence: 'Payments', unit: 'usd', is_summed: true, metric: null },
];

/** What that report is known by. */
export const headline: ReportPreview['headline'] = { label: 'Collected', unit: 'usd', column: 'collected', rest: null };

/** A report as a row of the library. */
export const aReportEntry = (given: Partial<ReportEntry> = {}): ReportEntry => ({
  ...{ report: 'revenue_summary', definition: 'revenue_summary', custom_report_id: null, title: 'Revenue summary' },
  figure: { label: 'Net collected', unit: 'usd', value: 1234.5, since: '2026-01-01', line: [1, 3, 2] },
  ...{ last_run_at: null, schedules: [], is_pinned: false },
  ...given,
});

/** A report that was built, as a row of the library. */
export const aBuiltEntry = ({ id, name }: { id: string; name: string }): ReportEntry =>
  aReportEntry({ report: id, definition: 'custom', custom_report_id: id, title: name, figure: null });

/** A report that the product has. */
export const revenue: ReportDefinitionView = {
  name: 'revenue_summary',
  title: 'Revenue summary',
  description: 'What came in.',
  parameters: [
    { name: 'from', default: '2026-01-01' },
    { name: 'to', default: '2026-03-31' },
    { name: 'bucket', default: 'month' },
    { name: 'chart', default: null },
  ],
  columns,
  formats: ['csv', 'xlsx', 'pdf', 'json'],
};

/** What a report can be built of. */
export const tasks: ReportSourceView = {
  name: 'tasks',
  label: 'Tasks',
  columns: [
    {
      ...{ name: 'title', label: 'Task', sentence: 'Its title', unit: 'text', choices: null, functions: [] },
      operators: ['is', 'contains', 'is_set'],
    },
    {
      ...{
        name: 'status',
        label: 'Status',
        sentence: 'Its state',
        unit: 'text',
        choices: ['todo', 'done'],
        functions: [],
      },
      operators: ['is', 'is_not', 'in'],
    },
    {
      ...{ name: 'weight', label: 'Weight', sentence: 'Its weight', unit: 'count', choices: null },
      ...{ functions: ['sum', 'avg', 'min', 'max'], operators: ['is', 'gte', 'lte'] },
    },
  ],
};

/** A run of that report. */
export const aReportRun = (given: Partial<ReportRunView> & Pick<ReportRunView, 'owner_id'>): ReportRunView => ({
  id: anId(),
  definition: 'revenue_summary',
  custom_report_id: null,
  title: 'Revenue summary',
  params: { from: '2026-01-01', to: '2026-03-31', bucket: 'month' },
  format: 'csv',
  status: 'queued',
  row_count: 0,
  row_total: null,
  reason: null,
  file_name: null,
  file_size: null,
  ...{ owner_name: 'Avery Cole', schedule_id: null },
  ...{ started_at: null, finished_at: null },
  expires_at: `${dayFromNow(90)}T00:00:00Z`,
  created_at: at,
  updated_at: at,
  version: 1,
  ...given,
});
