import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../../infrastructure/events/index.js';
import { userById } from '../../users/index.js';
import { CustomReport } from '../custom/custom-report.entity.js';
import { ReportRun } from '../runs/report-run.entity.js';
import { businessDayAt } from '../../../infrastructure/database/time/business-time.js';
import { finishSending } from './report-deliveries.js';
import type { ReportSchedule } from './report-schedule.entity.js';
import { runOfSchedule, whyRefused } from './run-of-schedule.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';

/** Why a recipient who can't sign in gets nothing. */
export const ACCOUNT_GONE = 'The account is suspended or deleted';
const REPORT_GONE = 'The report was deleted';
const OWNER_GONE = 'The account of its owner is suspended or deleted';
const OWNER_DEMOTED = 'Its owner is no admin any more, and it goes to others';

/**
 * Asks for the report of each recipient who may read it now; for the others it writes down why they get none. The
 * schedule's row is locked by the caller.
 * @param dueAt which sending it is; its day decides the report's period
 */
export async function beginSending(em: EntityManager, schedule: ReportSchedule, dueAt: Date): Promise<void> {
  await em.execute('update report_schedules set last_due_at = ? where id = ?', [dueAt, schedule.id], 'run');
  const isRecipient = sql<boolean>`id = any(${schedule.recipientIds}::uuid[])`;
  for (const { id: recipientId } of await kysely(em).selectFrom('users').select('id').where(isRecipient).execute()) {
    const { runId, reason } = await askFor(em, schedule, recipientId, dueAt);
    await em.execute(
      `insert into report_deliveries (id, schedule_id, due_at, recipient_id, run_id, outcome, reason, settled_at)
       values (?, ?, ?, ?, ?, ?, ?, case when ?::uuid is null then now() end)`,
      [uuidv7(), schedule.id, dueAt, recipientId, runId, runId === null ? 'refused' : 'waiting', reason, runId],
      'run',
    );
  }
  recordEvent(em, 'report_schedule.due', schedule.id, { due_at: dueAt.toISOString() });
  await finishSending(em, schedule.id, dueAt);
}

/** The run that makes the recipient's report, or why that person gets none. */
async function askFor(em: EntityManager, schedule: ReportSchedule, recipientId: string, dueAt: Date) {
  const reader = await activeUser(em, recipientId);
  if (!reader) return { runId: null, reason: ACCOUNT_GONE };
  try {
    const request = await runOfSchedule(em, reader, schedule, businessDayAt(dueAt));
    const run = ReportRun.request(reader, { ...request, scheduleId: schedule.id });
    await em.persist(run).flush();
    return { runId: run.id, reason: null };
  } catch (error) {
    return { runId: null, reason: whyRefused(error) };
  }
}

/** A recipient who can sign in; undefined for all others. */
export async function activeUser(em: EntityManager, id: string): Promise<UserActor | undefined> {
  const known = await userById(em, id);
  return known && known.status !== 'suspended' ? known.actor : undefined;
}

/** Whether the report of a schedule can't be made any more, for anybody. */
export async function isReportGone(em: EntityManager, { customReportId }: ReportSchedule): Promise<boolean> {
  if (customReportId === null) return false;
  return (await em.count(CustomReport, { id: customReportId, deletedAt: null })) === 0;
}

/** Why a schedule can't go on; null where it can. */
export async function whyStopped(em: EntityManager, schedule: ReportSchedule): Promise<string | null> {
  if (await isReportGone(em, schedule)) return REPORT_GONE;
  const owner = await activeUser(em, schedule.ownerId);
  if (!owner) return OWNER_GONE;
  const isForOthers = schedule.recipientIds.some((id) => id !== owner.id);
  return owner.role !== 'admin' && isForOthers ? OWNER_DEMOTED : null;
}
