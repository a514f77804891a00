import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportDeliveryOutcome } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../../infrastructure/events/index.js';

/** What one person is to get of one sending. */
export interface NewDelivery {
  scheduleId: string;
  dueAt: Date;
  recipientId: string;
  /** The run that makes it; null for a recipient who may not read it. */
  runId: string | null;
  /** Why the recipient gets nothing. */
  reason: string | null;
}

/** Writes down what is owed: once for each schedule, time and person. */
export async function insertDelivery(em: EntityManager, delivery: NewDelivery): Promise<void> {
  const { scheduleId, dueAt, recipientId, runId, reason } = delivery;
  await em.execute(
    `insert into report_deliveries (id, schedule_id, due_at, recipient_id, run_id, outcome, reason, settled_at)
     values (?, ?, ?, ?, ?, ?, ?, case when ?::uuid is null then now() end)`,
    [uuidv7(), scheduleId, dueAt, recipientId, runId, runId === null ? 'refused' : 'waiting', reason, runId],
    'run',
  );
}

/** What became of a delivery. */
export interface Settled {
  outcome: ReportDeliveryOutcome;
  reason: string | null;
  rowCount: number | null;
}

/** Stores the result of one delivery, and records its event. The schedule's row is locked by the caller. */
export async function settleDelivery(
  em: EntityManager,
  { id, scheduleId }: { id: string; scheduleId: string },
  { outcome, reason, rowCount }: Settled,
): Promise<void> {
  await em.execute(
    `update report_deliveries set outcome = ?, reason = ?, row_count = ?, settled_at = now() where id = ?`,
    [outcome, reason, rowCount, id],
    'run',
  );
  if (outcome === 'sent')
    await em.execute('update report_schedules set last_sent_at = now() where id = ?', [scheduleId], 'run');
  recordEvent(em, 'report_schedule.delivered', scheduleId, { delivery_id: id, outcome });
}

/**
 * Records that a run of the schedule has ended, once its last delivery is settled. A person who was refused the time
 * before as well is no news to the owner. The schedule's row is locked by the caller.
 */
export async function finishSending(em: EntityManager, scheduleId: string, dueAt: Date): Promise<void> {
  const [row] = await em.execute<{ waiting: number; problems: number }[]>(
    `select count(*) filter (where d.outcome = 'waiting')::int as waiting,
       count(*) filter (where d.outcome = 'failed' or (d.outcome = 'refused' and (
         select p.outcome from report_deliveries as p
         where p.schedule_id = d.schedule_id and p.recipient_id = d.recipient_id and p.due_at < d.due_at
         order by p.due_at desc limit 1) is distinct from 'refused'))::int as problems
     from report_deliveries as d where d.schedule_id = ? and d.due_at = ?`,
    [scheduleId, dueAt],
  );
  if (!row || row.waiting > 0) return;
  recordEvent(em, 'report_schedule.finished', scheduleId, { due_at: dueAt.toISOString(), problems: row.problems });
}
