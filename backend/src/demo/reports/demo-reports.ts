import type { CreateCustomReport, MonthlyReportStatus, ReportFormat, ReportName } from '@portal/contracts';
import { CustomReport, makeMonthlyReport, monthBefore, ReportRun } from '../../modules/reports/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { actorOf } from '../builders/user.js';
import { AVERY, BAKERY, DANA, DENTAL } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';
import { dayFrom } from '../time/business-day.js';

/** Makes runs of reports, reports that people built, and monthly ones. */
export async function loadReports(world: DemoWorld): Promise<void> {
  await loadRuns(world);
  await loadCustomReports(world);
  await loadMonthlyReports(world);
}

interface DemoRun {
  by: string;
  definition: ReportName;
  title: string;
  format: ReportFormat;
  /** What became of it; without it a worker makes its file at the first start. */
  end?: (run: ReportRun) => void;
}

const demoRuns: readonly DemoRun[] = [
  { by: AVERY, definition: 'receivables_ageing', title: 'Receivables ageing', format: 'pdf' },
  { by: AVERY, definition: 'project_status', title: 'Project status', format: 'xlsx' },
  { by: DANA, definition: 'project_status', title: 'My projects', format: 'csv' },
  { by: AVERY, definition: 'task_throughput', title: 'Task throughput', format: 'json', end: (run) => run.cancel() },
  {
    by: AVERY,
    definition: 'deals',
    title: 'Deals',
    format: 'pdf',
    end: (run) => run.fail('A PDF holds at most 1000 rows, and this report has more. Choose CSV or Excel'),
  },
];

/** Makes runs of reports in every state; the files of those that are queued come with the first worker. */
async function loadRuns(world: DemoWorld): Promise<void> {
  for (const { by, end, ...request } of demoRuns) {
    const params = request.definition === 'receivables_ageing' ? { as_of: world.day(0) } : {};
    const run = ReportRun.request(actorOf(world.people.named(by)), { ...request, params });
    end?.(run);
    await world.save(run);
  }
}

interface DemoCustomReport extends CreateCustomReport {
  by: string;
  daysAgo: number;
}

const demoCustomReports: readonly DemoCustomReport[] = [
  {
    by: AVERY,
    daysAgo: 40,
    name: 'Open work by project',
    query: {
      source: 'tasks',
      columns: [],
      filters: [{ column: 'status', operator: 'in', value: ['todo', 'in_progress', 'in_review', 'blocked'] }],
      group_by: [{ column: 'project' }],
      aggregates: [{ function: 'count' }, { function: 'sum', column: 'spent' }],
      sort: [{ column: 'count', order: 'desc' }],
    },
    is_shared: true,
  },
  {
    by: DANA,
    daysAgo: 12,
    name: 'What we asked the support',
    query: {
      source: 'tickets',
      columns: ['number', 'title', 'status', 'created'],
      filters: [],
      group_by: [],
      aggregates: [],
      sort: [{ column: 'created', order: 'desc' }],
    },
    is_shared: false,
  },
];

/** A report that an admin built for all admins, and one that a customer built. */
const loadCustomReports = (world: DemoWorld): Promise<void> =>
  world.save(
    ...demoCustomReports.map(({ by, daysAgo, ...input }) =>
      datedAt(CustomReport.create(world.people.named(by).id, input), world.daysAgo(daysAgo)),
    ),
  );

const demoMonths: readonly { company: string; monthsAgo: number; status: MonthlyReportStatus }[] = [
  { company: BAKERY, monthsAgo: 2, status: 'sent' },
  { company: BAKERY, monthsAgo: 1, status: 'draft' },
  { company: DENTAL, monthsAgo: 2, status: 'skipped' },
  { company: DENTAL, monthsAgo: 1, status: 'sent' },
];

const DAY = 86_400_000;

/** Monthly service reports in every state, with the figures of the demo. */
async function loadMonthlyReports(world: DemoWorld): Promise<void> {
  const thisMonth = world.day(0).slice(0, 7);
  for (const { company, monthsAgo, status } of demoMonths) {
    const createdAt = world.hoursAgo(((monthsAgo - 1) * 30 + 0.5) * 24);
    const month = monthBefore(thisMonth, monthsAgo);
    const report = await makeMonthlyReport(world.em, world.companies.named(company).id, month, dayFrom(createdAt, 0));
    Object.assign(report, { createdAt, status });
    if (status === 'sent')
      Object.assign(report, { sentAt: new Date(createdAt.getTime() + DAY / 4), sentBy: world.admin.id });
    await world.save(report);
  }
}
