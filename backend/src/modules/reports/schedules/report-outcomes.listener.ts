import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext } from '../../../infrastructure/events/index.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { whyStopped } from './begin-sending.js';
import { settleRun } from './report-deliveries.js';
import { ReportSchedule } from './report-schedule.entity.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';

/** Follows the runs that schedules asked for, and the custom reports that they are of. */
@Injectable()
export class ReportOutcomes {
  /** Of a run that was cancelled or given up; what its worker ended is settled already. */
  @OnDomainEvent('report_run.status_changed')
  async settle({ event, em }: EventContext<'report_run.status_changed'>): Promise<void> {
    if (event.payload.to !== 'running') await settleRun(em, event.entity_id);
  }

  /** A schedule of a report that was deleted is paused, and says so. */
  @OnDomainEvent('custom_report.deleted')
  async stop({ event, em }: EventContext<'custom_report.deleted'>): Promise<void> {
    const ids = await idsOf(
      em,
      `select id from report_schedules where custom_report_id = ? and status = 'active' and deleted_at is null order by id`,
      [event.entity_id],
    );
    for (const id of ids) {
      const schedule = await lockForUpdate(em, ReportSchedule, { id });
      const reason = await whyStopped(em, schedule);
      if (reason !== null) schedule.pause(reason);
    }
  }
}
