import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReportDeliveryOutcome } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { NO_RIGHTS } from '../runs/report-run.entity.js';

/**
 * Stores what became of the delivery that waits for a run, and records its event, within the transaction that ends the
 * run: the notifications listen to it, and mail what has rows. Nothing where no delivery waits for it any more.
 */
export async function settleRun(em: EntityManager, runId: string): Promise<void> {
  const ended = await endedRun(em, runId);
  if (!ended) return;
  const { id, schedule_id: scheduleId, due_at: dueAt } = ended;
  const { outcome, reason, rowCount } = settledOf(ended);
  await em.execute(
    `update report_deliveries set outcome = ?, reason = ?, row_count = ?, settled_at = now() where id = ?`,
    [outcome, reason, rowCount, id],
    'run',
  );
  if (outcome === 'sent')
    await em.execute('update report_schedules set last_sent_at = now() where id = ?', [scheduleId], 'run');
  recordEvent(em, 'report_schedule.delivered', scheduleId, { delivery_id: id, outcome });
  await em.flush();
  await finishSending(em, scheduleId, new Date(dueAt));
}

/** The delivery that waits for a run, undefined where none does; its schedule is locked. */
const endedRun = (em: EntityManager, runId: string) =>
  kysely(em)
    .selectFrom('report_deliveries as d')
    .innerJoin('report_schedules as s', 's.id', 'd.schedule_id')
    .innerJoin('report_runs as r', 'r.id', 'd.run_id')
    .where('d.run_id', '=', runId)
    .where('d.outcome', '=', 'waiting')
    .select([
      'd.id',
      'd.schedule_id',
      'd.due_at',
      's.skip_if_empty',
      's.deleted_at',
      'r.status',
      'r.row_count',
      'r.reason',
    ])
    .forUpdate('s')
    .executeTakeFirst();

type EndedRun = NonNullable<Awaited<ReturnType<typeof endedRun>>>;

/** What became of a delivery. */
function settledOf(run: EndedRun): { outcome: ReportDeliveryOutcome; reason: string | null; rowCount: number | null } {
  const { status, row_count: rowCount, reason } = run;
  if (status === 'cancelled') return { outcome: 'failed', reason: 'It was cancelled', rowCount: null };
  if (status !== 'succeeded') return { outcome: reason === NO_RIGHTS ? 'refused' : 'failed', reason, rowCount: null };
  if (run.deleted_at !== null)
    return { outcome: 'failed', reason: 'The schedule was deleted before it went out', rowCount };
  return { outcome: rowCount === 0 && run.skip_if_empty ? 'empty' : 'sent', reason: null, rowCount };
}

/**
 * Records that a run of the schedule has ended, once its last delivery is settled. A person who was refused the time
 * before as well is no news to the owner. The schedule's row is locked by the caller.
 */
export async function finishSending(em: EntityManager, scheduleId: string, dueAt: Date): Promise<void> {
  const due_at = dueAt.toISOString();
  const all = kysely(em).selectFrom('report_deliveries as d').where('d.schedule_id', '=', scheduleId);
  const former = kysely(em).selectFrom('report_deliveries as p').where('p.schedule_id', '=', scheduleId);
  const own = former.where('p.recipient_id', '=', sql.ref<string>('d.recipient_id')).where('p.due_at', '<', due_at);
  const before = own.select('p.outcome').orderBy('p.due_at', 'desc').limit(sql.lit(1)).as('before');
  const deliveries = await all.where('d.due_at', '=', due_at).select(['d.outcome', before]).execute();
  if (deliveries.some(({ outcome }) => outcome === 'waiting')) return;
  const isProblem = (one: (typeof deliveries)[number]): boolean =>
    one.outcome === 'failed' || (one.outcome === 'refused' && one.before !== 'refused');
  recordEvent(em, 'report_schedule.finished', scheduleId, { due_at, problems: deliveries.filter(isProblem).length });
}
