import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext } from '../../../infrastructure/events/index.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { whyStopped } from './begin-sending.js';
import { settleRun } from './report-deliveries.js';
import { ReportSchedule } from './report-schedule.entity.js';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';

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
    const active = kysely(em).selectFrom('report_schedules').select('id').where('status', '=', sql.lit('active'));
    const own = active.where('custom_report_id', '=', event.entity_id).where('deleted_at', 'is', null).orderBy('id');
    for (const { id } of await own.execute()) {
      const schedule = await lockForUpdate(em, ReportSchedule, { id });
      const reason = await whyStopped(em, schedule);
      if (reason !== null) schedule.pause(reason);
    }
  }
}
