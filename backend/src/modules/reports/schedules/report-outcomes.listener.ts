import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { OnDomainEvent, type EventContext } from '../../../infrastructure/events/index.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { NO_RIGHTS } from '../runs/report-run.entity.js';
import { whyStopped } from './begin-sending.js';
import { finishSending, settleDelivery, type Settled } from './report-deliveries.js';
import { ReportSchedule } from './report-schedule.entity.js';

interface EndedRun {
  delivery_id: string;
  schedule_id: string;
  due_at: string;
  skip_if_empty: boolean;
  deleted_at: string | null;
  status: string;
  row_count: number;
  reason: string | null;
}

/** Follows the runs that schedules asked for, and the custom reports that they are of. */
@Injectable()
export class ReportOutcomes {
  /** What has rows goes out by mail: the notifications listen to what is settled here. */
  @OnDomainEvent('report_run.status_changed')
  async settle({ event, em }: EventContext<'report_run.status_changed'>): Promise<void> {
    const { to } = event.payload;
    if (to !== 'succeeded' && to !== 'failed' && to !== 'cancelled') return;
    const ended = await endedRun(em, event.entity_id);
    if (!ended) return;
    const { delivery_id: id, schedule_id: scheduleId, due_at: dueAt } = ended;
    await settleDelivery(em, { id, scheduleId }, settledOf(ended));
    await em.flush();
    await finishSending(em, scheduleId, new Date(dueAt));
  }

  /** A schedule of a report that was deleted is paused, and says so. */
  @OnDomainEvent('custom_report.deleted')
  async stop({ event, em }: EventContext<'custom_report.deleted'>): Promise<void> {
    const rows = await em.execute<{ id: string }[]>(
      `select id from report_schedules where custom_report_id = ? and status = 'active' and deleted_at is null order by id`,
      [event.entity_id],
    );
    for (const { id } of rows) {
      const schedule = await lockForUpdate(em, ReportSchedule, { id });
      const reason = await whyStopped(em, schedule);
      if (reason !== null) schedule.pause(reason);
    }
  }
}

/** The delivery that waits for a run, whose schedule is locked; undefined for a run without a schedule. */
async function endedRun(em: EntityManager, runId: string): Promise<EndedRun | undefined> {
  const [row] = await em.execute<EndedRun[]>(
    `select d.id as delivery_id, d.schedule_id, d.due_at, s.skip_if_empty, s.deleted_at, r.status, r.row_count, r.reason
     from report_deliveries as d
       join report_schedules as s on s.id = d.schedule_id
       join report_runs as r on r.id = d.run_id
     where d.run_id = ? and d.outcome = 'waiting' for update of s`,
    [runId],
  );
  return row;
}

function settledOf(run: EndedRun): Settled {
  const { status, row_count: rowCount, reason } = run;
  if (status === 'cancelled') return { outcome: 'failed', reason: 'It was cancelled', rowCount: null };
  if (status !== 'succeeded') return { outcome: reason === NO_RIGHTS ? 'refused' : 'failed', reason, rowCount: null };
  if (run.deleted_at !== null)
    return { outcome: 'failed', reason: 'The schedule was deleted before it went out', rowCount };
  return { outcome: rowCount === 0 && run.skip_if_empty ? 'empty' : 'sent', reason: null, rowCount };
}
