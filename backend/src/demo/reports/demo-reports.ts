import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportFormat, ReportName, ReportParams, UserActor } from '@portal/contracts';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';
import { ReportRun } from '../../modules/reports/index.js';
import type { User } from '../../modules/users/index.js';
import { persistQuietly } from '../persist-quietly.js';

interface DemoRun {
  by: string;
  definition: ReportName;
  title: string;
  format: ReportFormat;
  params?: ReportParams;
  /** What became of it; without it a worker makes its file at the first start. */
  end?: (run: ReportRun) => void;
}

const admin = 'admin@pamlico.example';
const dana = 'dana@neusebakery.example';

const demoRuns: readonly DemoRun[] = [
  { by: admin, definition: 'receivables_ageing', title: 'Receivables ageing', format: 'pdf' },
  { by: admin, definition: 'project_status', title: 'Project status', format: 'xlsx' },
  { by: dana, definition: 'project_status', title: 'My projects', format: 'csv' },
  {
    by: admin,
    definition: 'task_throughput',
    title: 'Task throughput',
    format: 'json',
    end: (run) => run.cancel(),
  },
  {
    by: admin,
    definition: 'deals',
    title: 'Deals',
    format: 'pdf',
    end: (run) => run.fail('A PDF holds at most 1000 rows, and this report has more. Choose CSV or Excel'),
  },
];

/** A user as the actor who runs a report. */
export const actorOf = ({ id, role, companyId, contactFlags }: User): UserActor => ({
  kind: 'user',
  id,
  role,
  companyId,
  contactFlags,
  sessionId: null,
});

/** Makes runs of reports in every state; the files of those that are queued come with the first worker. */
export async function loadReports(
  em: EntityManager,
  { people, now }: { people: ReadonlyMap<string, User>; now: Date },
): Promise<void> {
  const asOf = now.toLocaleDateString('en-CA', { timeZone: BUSINESS_ZONE });
  for (const { by, end, params, ...request } of demoRuns) {
    const owner = people.get(by);
    if (!owner) throw new Error(`The demo has no ${by}`);
    const own = request.definition === 'receivables_ageing' ? { as_of: asOf } : {};
    const run = ReportRun.request(actorOf(owner), { ...request, params: params ?? own });
    end?.(run);
    persistQuietly(em, [run]);
    await em.flush();
  }
}
