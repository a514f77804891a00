import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../../src/modules/users/index.js';
import { ReportRun } from '../../../src/modules/reports/index.js';
import { actorOf } from '../cast.factory.js';

/** A run that waits for a worker; leaves no events. */
export const aReportRun =
  (owner: User) =>
  (em: EntityManager): { reportRun: ReportRun } => {
    const request = { definition: 'project_status', title: 'Project status', params: {}, format: 'csv' } as const;
    const reportRun = ReportRun.request(actorOf(owner), request);
    reportRun.takeRecordedEvents();
    em.persist(reportRun);
    return { reportRun };
  };
