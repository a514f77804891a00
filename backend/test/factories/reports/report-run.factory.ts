import { actorOf } from '../../../src/demo/builders/user.js';
import { ReportRun } from '../../../src/modules/reports/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { factoryOf } from '../factory-of.js';

/** A run that waits for a worker. */
export const aReportRun = factoryOf('reportRun', (owner: User) =>
  ReportRun.request(actorOf(owner), {
    definition: 'project_status',
    title: 'Project status',
    params: {},
    format: 'csv',
  }),
);
