import { RescheduleMeeting } from '@portal/contracts';
import { ago, currentInstant } from '@portal/testing/clock';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../test/factories/meeting.factory.js';
import { freeTime } from '../../../test/support/free-time.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { calendarOf, findMeetingRow, MeetingsService } from './index.js';
import { MeetingsReader } from './meetings.reader.js';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';

const { context, cast } = contextWithCast();

const given = async (more: Partial<Parameters<typeof aMeeting>[0]> = {}) => {
  const { consultation } = await context.db.given(aConsultation({ customer: cast.customer, status: 'scheduled' }));
  return (await context.db.given(aMeeting({ consultation, host: cast.admin, ...more }))).meeting;
};
const reschedule = (name: keyof Cast, id: string, input: object) =>
  context.db.as(actorOf(cast[name]), () =>
    context.db.service(MeetingsService).reschedule(actorOf(cast[name]), id, RescheduleMeeting.parse(input)),
  );
const get = (id: string) => context.db.service(MeetingsReader).get(actorOf(cast.admin), id);
const later = (instant: Date | string, minutes: number) =>
  new Date(new Date(instant).getTime() + minutes * 60_000).toISOString();

describe('giving a meeting another time (decisions, section 4)', () => {
  it('makes a new meeting that is linked to the old one and keeps its calendar entry', async () => {
    const old = await given();
    const next = await reschedule('customer', old.id, { starts_at: await freeTime(context.db), reason: 'A funeral' });
    expect(next).toMatchObject({
      status: 'confirmed',
      proposed_by: 'customer',
      rescheduled_from: old.id,
      ics_uid: old.icsUid,
      sequence: 1,
      host_id: cast.admin.id,
      meeting_url: old.meetingUrl,
    });
    expect(await get(old.id)).toMatchObject({
      status: 'rescheduled',
      rescheduled_to: next.id,
      cancel_reason: 'A funeral',
      version: 2,
    });
    const events = (await context.db.events()).filter(({ entity_id }) => [old.id, next.id].includes(entity_id));
    expect(events).toMatchObject([
      {
        name: 'meeting.rescheduled',
        entity_id: next.id,
        payload: { from_id: old.id, from_starts_at: old.startsAt.toISOString(), status: 'confirmed' },
      },
    ]);
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const row = await findMeetingRow(em, next.id);
    expect(row && calendarOf(row, 'REQUEST').content).toContain(`UID:${old.icsUid}\r\nSEQUENCE:1\r\n`);
  });

  it('may overlap the time that is given up, and nobody else’s', async () => {
    const old = await given();
    const next = await reschedule('admin', old.id, { starts_at: later(old.startsAt, 15) });
    expect(next).toMatchObject({ status: 'proposed', proposed_by: 'admin', starts_at: later(old.startsAt, 15) });
    const other = await given();
    expect(await refusal(reschedule('admin', other.id, { starts_at: later(old.startsAt, 30) }))).toEqual({
      code: 'meeting.slot_taken',
    });
    expect(await get(other.id)).toMatchObject({ status: 'confirmed', version: 1 });
  });

  it('keeps the length unless an admin says another', async () => {
    const old = await given({ minutes: 45 });
    const next = await reschedule('customer', old.id, { starts_at: later(old.startsAt, 24 * 60 * 40) });
    expect(next.ends_at).toBe(later(next.starts_at, 45));
    const odd = { starts_at: next.starts_at, ends_at: later(next.starts_at, 50) };
    expect(await refusal(reschedule('customer', next.id, odd))).toMatchObject({ details: [{ path: 'ends_at' }] });
    expect(await reschedule('admin', next.id, odd)).toMatchObject({ ends_at: odd.ends_at });
  });

  it('moves to another host with that host’s room when asked', async () => {
    const old = await given();
    const next = await reschedule('admin', old.id, { starts_at: later(old.startsAt, 60), host_id: cast.otherAdmin.id });
    expect(next).toMatchObject({ host_id: cast.otherAdmin.id, meeting_url: null });
  });

  it('is for open meetings that have not begun, and for their people', async () => {
    const starts_at = later(currentInstant(), 60 * 24 * 50);
    const begun = await given({ startsAt: ago({ minutes: 10 }) });
    expect(await refusal(reschedule('customer', begun.id, { starts_at }))).toEqual({ code: 'meeting.in_the_past' });
    const cancelled = await given({ status: 'cancelled' });
    expect(await refusal(reschedule('customer', cancelled.id, { starts_at }))).toMatchObject({
      code: 'illegal_transition',
      allowed: [],
    });
    const open = await given();
    expect(await refusal(reschedule('customer', open.id, { starts_at: later(currentInstant(), -60) }))).toEqual({
      code: 'meeting.in_the_past',
    });
    expect(await refusal(reschedule('primary', open.id, { starts_at }))).toEqual({ code: 'forbidden' });
    expect(await refusal(reschedule('stranger', open.id, { starts_at }))).toEqual({ code: 'not_found' });
    expect(await refusal(reschedule('customer', open.id, { starts_at, version: 9 }))).toMatchObject({
      code: 'stale_version',
    });
  });
});
