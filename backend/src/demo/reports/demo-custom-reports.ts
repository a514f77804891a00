import type { EntityManager } from '@mikro-orm/postgresql';
import type { CreateCustomReport } from '@portal/contracts';
import { CustomReport } from '../../modules/reports/index.js';
import type { User } from '../../modules/users/index.js';
import { daysBefore } from '../time/office-time.js';
import { persistQuietly } from '../persist-quietly.js';

interface DemoCustomReport extends CreateCustomReport {
  by: string;
  daysAgo: number;
}

const demoCustomReports: readonly DemoCustomReport[] = [
  {
    by: 'admin@pamlico.example',
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
    by: 'dana@neusebakery.example',
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
export async function loadCustomReports(
  em: EntityManager,
  { people, now }: { people: ReadonlyMap<string, User>; now: Date },
): Promise<void> {
  for (const { by, daysAgo, ...input } of demoCustomReports) {
    const owner = people.get(by);
    if (!owner) throw new Error(`The demo has no ${by}`);
    const at = daysBefore(now, daysAgo);
    persistQuietly(em, [Object.assign(CustomReport.create(owner.id, input), { createdAt: at, updatedAt: at })]);
  }
  await em.flush();
}
