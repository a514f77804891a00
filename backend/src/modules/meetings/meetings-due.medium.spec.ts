import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { ConsultationStatus } from '@portal/contracts';
import { ago, fromNow } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../test/factories/meeting.factory.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { runSweep } from '../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { EventContext } from '../../infrastructure/events/index.js';
import { ConsultationsService } from '../consultations/index.js';
import { MeetingsService } from './index.js';
import { MeetingReminders } from './meeting-reminders.sweep.js';
import { MeetingsListener } from './meetings.listener.js';

const { context, cast } = contextWithCast();

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const given = async (more: Partial<Parameters<typeof aMeeting>[0]> = {}) => {
  const consultation =
    more.consultation ??
    (await context.db.given(aConsultation({ customer: cast.customer, status: 'scheduled' }))).consultation;
  return (await context.db.given(aMeeting({ consultation, host: cast.admin, ...more }))).meeting;
};
const moveTo = (id: string, minutes: number) =>
  context.db.rows(
    `update consultation_meetings set starts_at = now() + ? * interval '1 minute',
       ends_at = now() + (? + 30) * interval '1 minute', busy_until = now() + (? + 45) * interval '1 minute'
     where id = ? returning 1`,
    [minutes, minutes, minutes, id],
  );
const remind = () => runSweep(context.app, MeetingReminders);
const remindersOf = async (id: string) =>
  (await context.db.events('meeting.reminder_due'))
    .filter(({ entity_id }) => entity_id === id)
    .map(({ payload }) => payload['hours_before']);
const statusOf = async (id: string) =>
  (await context.db.rows<{ status: string }>('select status from consultation_meetings where id = ?', [id]))[0]?.status;

describe('reminders (decisions, section 4)', () => {
  it('come a day and an hour before, once, whoever looks, and change nothing else', async () => {
    const { id } = await given();
    await remind();
    expect(await remindersOf(id)).toEqual([]);
    await moveTo(id, 23 * 60);
    await Promise.all([remind(), remind(), remind()]);
    expect(await remindersOf(id)).toEqual([24]);
    await moveTo(id, 59);
    await Promise.all([remind(), remind(), remind()]);
    expect(await remindersOf(id)).toEqual([24, 1]);
    expect(await context.db.rows('select version from consultation_meetings where id = ?', [id])).toEqual([
      { version: 1 },
    ]);
    await context.db.rows(`update consultation_meetings set status = 'cancelled' where id = ? returning 1`, [id]);
  });

  it('that come too late to be of use are not said', async () => {
    const { id } = await given();
    await moveTo(id, 30);
    await remind();
    expect(await remindersOf(id)).toEqual([1]);
    await context.db.rows(`update consultation_meetings set status = 'cancelled' where id = ? returning 1`, [id]);
  });

  it('are not for meetings set later than that, nor for those that nobody confirmed', async () => {
    const soon = await given({
      startsAt: fromNow({ hours: 5 }),
      status: 'proposed',
      proposedBy: 'admin',
    });
    await remind();
    expect(await remindersOf(soon.id)).toEqual([]);
    await context.db.as(actorOf(cast.customer), () =>
      context.db.service(MeetingsService).update(actorOf(cast.customer), soon.id, { status: 'confirmed' }),
    );
    await remind();
    expect(await remindersOf(soon.id)).toEqual([]);
    await moveTo(soon.id, 50);
    await remind();
    expect(await remindersOf(soon.id)).toEqual([1]);
  });
});

describe('a request that ends (decisions, section 4)', () => {
  /** What the listener does with the newest such event, as its worker would. */
  const hear = async (name: 'consultation.status_changed' | 'consultation.deleted', id: string) => {
    const event = (await context.db.events(name)).filter(({ entity_id }) => entity_id === id).at(-1);
    const listener = context.db.service(MeetingsListener);
    await context.db.asSystem(() =>
      em().transactional((inTransaction) => {
        const heard = { event, em: inTransaction } as unknown as EventContext;
        return name === 'consultation.deleted'
          ? listener.cancelWithDeleted(heard as EventContext<'consultation.deleted'>)
          : listener.cancelWithRequest(heard as EventContext<'consultation.status_changed'>);
      }),
    );
  };
  const end = (id: string, status: ConsultationStatus) =>
    context.db.as(actorOf(cast.admin), () =>
      context.db.service(ConsultationsService).update(actorOf(cast.admin), id, { status }),
    );

  it.each([
    ['cancelled', 'the request was cancelled'],
    ['declined', 'the request was declined'],
    ['completed', 'the request is completed'],
  ] as const)('%s: its open meetings don’t take place', async (status, reason) => {
    const meeting = await given();
    await end(meeting.consultationId, status);
    await hear('consultation.status_changed', meeting.consultationId);
    expect(await context.db.rows('select * from consultation_meetings where id = ?', [meeting.id])).toMatchObject([
      { status: 'cancelled', cancel_reason: reason, sequence: 1 },
    ]);
    const [step] = (await context.db.events('meeting.status_changed')).filter(
      ({ entity_id }) => entity_id === meeting.id,
    );
    expect(step).toMatchObject({ actor_kind: 'system', payload: { from: 'confirmed', to: 'cancelled', reason } });
  });

  it('completed: one that has begun stays, to be marked as held', async () => {
    const begun = await given({ startsAt: ago({ hours: 1 }) });
    await end(begun.consultationId, 'completed');
    await hear('consultation.status_changed', begun.consultationId);
    expect(await statusOf(begun.id)).toBe('confirmed');
    await context.db.rows(`update consultation_meetings set status = 'completed' where id = ? returning 1`, [begun.id]);
  });

  it('and is reopened before anybody hears it keeps them', async () => {
    const meeting = await given();
    await end(meeting.consultationId, 'declined');
    const declined = (await context.db.events('consultation.status_changed')).at(-1);
    await end(meeting.consultationId, 'in_progress');
    const listener = context.db.service(MeetingsListener);
    await em().transactional((inTransaction) =>
      listener.cancelWithRequest({
        event: declined,
        em: inTransaction,
      } as unknown as EventContext<'consultation.status_changed'>),
    );
    expect(await statusOf(meeting.id)).toBe('confirmed');
  });

  it('by being deleted: the same', async () => {
    const meeting = await given();
    await context.db.as(actorOf(cast.admin), () =>
      context.db.service(ConsultationsService).remove(actorOf(cast.admin), meeting.consultationId),
    );
    await hear('consultation.deleted', meeting.consultationId);
    expect(await statusOf(meeting.id)).toBe('cancelled');
  });
});

describe('what goes for good after 30 days (decisions, section 4)', () => {
  const ages = (table: string, id: string, days: number) =>
    context.db.rows(`update ${table} set deleted_at = now() - ? * interval '1 day' where id = ? returning 1`, [
      days,
      id,
    ]);
  const left = async (ids: string[]) =>
    (
      await context.db.rows<{ id: string }>('select id from consultation_meetings where id = any(?::uuid[])', [
        `{${ids.join(',')}}`,
      ])
    ).map(({ id }) => id);

  it('are deleted meetings and those of deleted requests; who came of them stays', async () => {
    const [old, recent, ofRequest] = [await given(), await given(), await given()];
    await context.db.rows('update consultation_meetings set rescheduled_from = ? where id = ? returning 1', [
      old.id,
      recent.id,
    ]);
    await ages('consultation_meetings', old.id, 31);
    await ages('consultation_meetings', recent.id, 29);
    await ages('consultation_requests', ofRequest.consultationId, 31);
    expect(await runRetention(context.app, 'purge-consultations')).toBe(0);
    expect(await runRetention(context.app, 'purge-meetings')).toBe(2);
    expect(await left([old.id, recent.id, ofRequest.id])).toEqual([recent.id]);
    expect(await runRetention(context.app, 'purge-consultations')).toBe(1);
  });
});
