import { currentInstant } from '@portal/testing/clock';
import { actorOf } from '../../../src/demo/builders/user.js';
import { ReportSchedule } from '../../../src/modules/reports/index.js';
import type { User } from '../../../src/modules/users/index.js';
import { factoryOf } from '../factory-of.js';

type Given = Partial<Parameters<typeof ReportSchedule.create>[1]>;

/** A report that goes out every day at eight. */
export const aReportSchedule = factoryOf('reportSchedule', (owner: User, given: Given = {}) =>
  ReportSchedule.create(
    actorOf(owner),
    {
      definition: 'project_status',
      customReportId: null,
      title: 'Project status',
      params: {},
      period: null,
      format: 'csv',
      timing: { frequency: 'daily', hour: 8 },
      recipientIds: [owner.id],
      skipIfEmpty: true,
      ...given,
    },
    currentInstant(),
  ),
);
