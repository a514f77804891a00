import type { CreateCustomReport } from '@portal/contracts';
import { CustomReport } from '../../modules/reports/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { AVERY, DANA } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

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
export const loadCustomReports = (world: DemoWorld): Promise<void> =>
  world.save(
    ...demoCustomReports.map(({ by, daysAgo, ...input }) =>
      datedAt(CustomReport.create(world.people.named(by).id, input), world.daysAgo(daysAgo)),
    ),
  );
