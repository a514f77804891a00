import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, openConsultationStatuses, openMeetingStatuses, system, type Actor } from '@portal/contracts';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { currentView, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { inLiteral, kysely } from '../../infrastructure/database/read-kit.js';
import { databaseNow } from '../../infrastructure/database/time/database-now.js';
import { refusingTaken } from '../../infrastructure/errors/problem.js';
import { Consultation, type ConsultationsService } from '../consultations/index.js';
import { requestContext, runInContext } from '../../infrastructure/http/request-context.js';
import { Meeting } from './meeting.entity.js';
import { findMeetingRow, meetingViews } from './meetings.queries.js';

/** A meeting that this transaction may change, with its request. */
export interface LockedMeeting {
  meeting: Meeting;
  consultation: Consultation;
  now: Date;
}

/**
 * Locks a meeting for a change: its request first, which all writers of meetings do, so that no two wait for each other.
 * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor; `stale_version`
 */
export async function lockMeeting(
  em: EntityManager,
  consultations: ConsultationsService,
  actor: Actor,
  id: string,
  { sent = {}, deleted = false }: { sent?: { version?: number | undefined }; deleted?: boolean } = {},
): Promise<LockedMeeting> {
  const meetings = kysely(em).selectFrom('consultation_meetings').where('id', '=', id);
  const columns = meetings.select(['consultation_id', sql<string>`now()`.as('now')]);
  const { consultation_id, now } = orNotFound(await columns.executeTakeFirst());
  const consultation = await consultations.hold(em, actor, consultation_id);
  const deletedAt = deleted ? { $ne: null } : null;
  const meeting = await lockForUpdate(em, Meeting, { id, deletedAt }, sent, () => viewOf(em, actor, id));
  return { meeting, consultation, now: new Date(now) };
}

/** A transaction in which meetings may be given times, and when it began by the database's clock. */
export interface Turn {
  em: EntityManager;
  now: Date;
}

/**
 * Runs bookings one transaction at a time, so that each sees the meetings of those before it. The table's constraint
 * excludes overlaps in any case (decisions 4.27).
 * @throws DomainError `meeting.slot_taken`
 */
export const inTurns = <Result>(
  em: EntityManager,
  work: (em: EntityManager, now: Date) => Promise<Result>,
): Promise<Result> =>
  refusingTaken(
    () => new DomainError('meeting.slot_taken'),
    () =>
      em.transactional(async (inside) => {
        await acquireAdvisoryLock(inside, 'times of meetings');
        return work(inside, await databaseNow(inside));
      }),
  );

/** @throws DomainError `meeting.consultation_closed` */
export function assertOpen({ status }: Consultation): void {
  if (!(openConsultationStatuses as readonly string[]).includes(status)) {
    throw new DomainError('meeting.consultation_closed');
  }
}

/**
 * Whether a meeting about the request can still be agreed: the request is open, or became a project or a deal, whose people
 * meet as planned.
 * @throws DomainError `meeting.consultation_closed`
 */
export function assertMeets(consultation: Consultation): void {
  if (consultation.outcome !== 'converted') assertOpen(consultation);
}

/** The meetings of a request that take a host's time. */
export function openMeetingsOf(em: EntityManager, consultationId: string) {
  const own = kysely(em).selectFrom('consultation_meetings as m').where('m.consultation_id', '=', consultationId);
  return own.select('m.id').where('m.deleted_at', 'is', null).where('m.status', 'in', inLiteral(openMeetingStatuses));
}

/** Whether a request has a meeting that takes a host's time. */
export const hasOpenMeeting = async (em: EntityManager, consultationId: string): Promise<boolean> =>
  (await openMeetingsOf(em, consultationId).limit(sql.lit(1)).executeTakeFirst()) !== undefined;

/** From where a meeting takes its request along, by where it takes it. */
const followsFrom = { scheduled: ['pending', 'in_progress'], in_progress: ['scheduled'] } as const;

/**
 * Moves a request with its meeting, in the same transaction: scheduled when one is confirmed; back in progress when
 * none is left. It is a step of the system (decisions 4.24).
 */
export async function followMeeting(
  em: EntityManager,
  consultation: Consultation,
  to: keyof typeof followsFrom,
): Promise<void> {
  if (!(followsFrom[to] as readonly string[]).includes(consultation.status)) return;
  await em.flush();
  await runInContext({ ...requestContext(), actor: system }, async () => {
    consultation.change({ status: to }, 'admin');
    await em.flush();
  });
}

/** Confirmed schedules the request; without an open meeting a scheduled one is in progress again (decisions, section 4). */
export async function takeAlong(em: EntityManager, { status }: Meeting, consultation: Consultation): Promise<void> {
  await em.flush();
  if (status === 'confirmed') await followMeeting(em, consultation, 'scheduled');
  const isOver = status === 'cancelled' || status === 'declined' || status === 'no_show';
  if (isOver && !(await hasOpenMeeting(em, consultation.id))) await followMeeting(em, consultation, 'in_progress');
}

/** The meeting as its reader sees it once the changes so far are in the database. @throws DomainError `not_found` */
export const viewOf = currentView(findMeetingRow, meetingViews.viewFor);

/** A request, deleted or not, locked until the transaction ends. */
export const lockRequest = (em: EntityManager, id: string): Promise<Consultation | null> =>
  em.findOne(Consultation, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** Meetings that take a host's time, locked until the transaction ends. */
export const lockOpenMeetings = (em: EntityManager, which: FilterQuery<Meeting>): Promise<Meeting[]> =>
  em.find(
    Meeting,
    { $and: [which, { deletedAt: null, status: { $in: [...openMeetingStatuses] } }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
