import type { ReportFormat, ReportName } from '@portal/contracts';
import { ReportRun } from '../../modules/reports/index.js';
import { actorOf } from '../builders/user.js';
import { AVERY, DANA } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

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
  {
    by: AVERY,
    definition: 'task_throughput',
    title: 'Task throughput',
    format: 'json',
    end: (run) => run.cancel(),
  },
  {
    by: AVERY,
    definition: 'deals',
    title: 'Deals',
    format: 'pdf',
    end: (run) => run.fail('A PDF holds at most 1000 rows, and this report has more. Choose CSV or Excel'),
  },
];

/** Makes runs of reports in every state; the files of those that are queued come with the first worker. */
export async function loadReports(world: DemoWorld): Promise<void> {
  for (const { by, end, ...request } of demoRuns) {
    const params = request.definition === 'receivables_ageing' ? { as_of: world.day(0) } : {};
    const run = ReportRun.request(actorOf(world.people.named(by)), { ...request, params });
    end?.(run);
    await world.save(run);
  }
}
