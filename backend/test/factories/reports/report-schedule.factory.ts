import type { EntityManager } from '@mikro-orm/postgresql';
import { currentInstant } from '@portal/testing/clock';
import { ReportSchedule } from '../../../src/modules/reports/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { actorOf } from '../cast.factory.js';

type Given = Partial<Parameters<typeof ReportSchedule.create>[1]>;

/** A report that goes out every day at eight; leaves no events. */
export const aReportSchedule =
  (owner: User, given: Given = {}) =>
  (em: EntityManager): { reportSchedule: ReportSchedule } => {
    const request = {
      definition: 'project_status',
      customReportId: null,
      title: 'Project status',
      params: {},
      period: null,
      format: 'csv',
      timing: { frequency: 'daily', hour: 8 },
      recipientIds: [owner.id],
      skipIfEmpty: true,
    } as const;
    const reportSchedule = ReportSchedule.create(
      actorOf(owner),
      { ...request, recipientIds: [...request.recipientIds], ...given },
      currentInstant(),
    );
    reportSchedule.takeRecordedEvents();
    em.persist(reportSchedule);
    return { reportSchedule };
  };
