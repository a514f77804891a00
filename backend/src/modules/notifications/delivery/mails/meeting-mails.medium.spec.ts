import ICAL from 'ical.js';
import { CreateMeeting, RescheduleMeeting, UpdateMeeting, type UserActor } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { actorOf, type Cast } from '../../../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../../../test/factories/consultation.factory.js';
import { eventually } from '../../../../../test/support/jobs/eventually.js';
import type { ReceivedMail } from '../../../../../test/support/mail/mailbox.js';
import { workerWithMailbox } from '../../../../../test/support/with-cast.js';
import { runInContext } from '../../../../infrastructure/http/request-context.js';
import type { Consultation } from '../../../consultations/index.js';
import { calendarOf, findMeetingRow, MeetingsService } from '../../../meetings/index.js';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';

const { context, cast, mailbox } = workerWithMailbox();

const meetings = () => context.db.service(MeetingsService);
/** Each call has an id of its own, as over HTTP. */
const as = <Result>(name: keyof Cast, work: (actor: UserActor) => Promise<Result>): Promise<Result> => {
  const actor = actorOf(cast[name]);
  return runInContext({ requestId: uuidv7(), actor, ip: '127.0.0.1', userAgent: 'jest' }, () => work(actor));
};
const given = async (wish: Parameters<typeof aConsultation>[0] = {}): Promise<Consultation> =>
  (await context.db.given(aConsultation({ customer: cast.customer, ...wish }))).consultation;

/** A calendar file as another program reads it. */
function entryOf(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const [vevent] = calendar.getAllSubcomponents('vevent');
  if (!vevent) throw new Error('The file has no entry');
  const event = new ICAL.Event(vevent);
  const utc = (time: ICAL.Time): string => time.toJSDate().toISOString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: vevent.getFirstPropertyValue('status'),
    starts: utc(event.startDate),
    ends: utc(event.endDate),
    clock: `${event.startDate.hour}:${String(event.startDate.minute).padStart(2, '0')}`,
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')),
    organizer: vevent.getFirstPropertyValue('organizer'),
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()).sort(),
    summary: event.summary,
  };
}

/** The calendar file of a mail; the part that mail programs act on and the attached file are the same. */
function calendarIn({ calendars }: ReceivedMail) {
  const [part, file] = calendars;
  expect(calendars.map(({ contentType, filename }) => [contentType, filename])).toEqual([
    ['text/calendar', undefined],
    ['application/ics', 'invite.ics'],
  ]);
  expect(file?.content).toBe(part?.content);
  return { ...entryOf(part?.content ?? ''), ofPart: part?.method };
}
const entry = async (to: string, subject: RegExp) => calendarIn(await mailbox().next(to, subject));

const set = (name: keyof Cast, consultation: Consultation, starts_at: string, more: object = {}) =>
  as(name, (actor) =>
    meetings().create(actor, CreateMeeting.parse({ consultation_id: consultation.id, starts_at, ...more })),
  );
const change = (name: keyof Cast, id: string, input: object) =>
  as(name, (actor) => meetings().update(actor, id, UpdateMeeting.parse(input)));
const move = (name: keyof Cast, id: string, starts_at: string, more: object = {}) =>
  as(name, (actor) => meetings().reschedule(actor, id, RescheduleMeeting.parse({ starts_at, ...more })));

const DAY = 86_400_000;
const secondSundayOfMarch = (year: number): number =>
  Date.UTC(year, 2, 8 + ((7 - new Date(Date.UTC(year, 2, 1)).getUTCDay()) % 7));
const thisYear = currentInstant().getUTCFullYear();
/** The day that daylight time begins, the next time that meetings around it have to be proposed. */
const spring =
  [thisYear, thisYear + 1].map(secondSundayOfMarch).find((at) => at > fromNow({ days: 40 }).getTime()) ?? 0;
const clockOn = (at: number, hour: number): string => new Date(at + hour * 3_600_000).toISOString();
const [friday, monday] = [clockOn(spring - 2 * DAY, 15), clockOn(spring + DAY, 14)];

const formatDay = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'America/New_York',
  });

/** Noon in the office, so far ahead that it has to be proposed. */
let day = 0;
const farAhead = (): string => clockOn(spring + (80 + day++) * DAY, 16);

describe('the calendar entry of a meeting, across the change to daylight time (decisions, section 4)', () => {
  it('keeps its UID, raises its sequence, and is right on both sides of the night', async () => {
    const consultation = await given({ title: 'Network for two shops' });
    const before = await set('customer', consultation, friday, { time_zone: 'America/New_York' });
    const asked = await mailbox().next(cast.admin.email, /^Proposed: Dana Test, Network for two shops/);
    expect({ calendars: asked.calendars, says: asked.text }).toMatchObject({
      calendars: [],
      says: expect.stringContaining(`${formatDay(friday)} from 10:00 AM to 10:30 AM EST`),
    });

    await change('admin', before.id, { status: 'confirmed' });
    const firsts = [
      await entry(cast.customer.email, /^Confirmed/),
      await entry(cast.admin.email, /^Confirmed/),
    ] as const;
    for (const first of firsts)
      expect(first).toMatchObject({
        method: 'REQUEST',
        ofPart: 'REQUEST',
        uid: before.ics_uid,
        sequence: 0,
        status: 'CONFIRMED',
        starts: friday,
        ends: clockOn(spring - 2 * DAY, 15.5),
        clock: '10:00',
        zones: ['America/New_York'],
        attendees: [cast.admin, cast.customer].map(({ email }) => `mailto:${email}`).sort(),
      });

    const after = await move('admin', before.id, monday, { reason: 'A visit at another customer' });
    const asksAgain = await mailbox().next(cast.customer.email, /^New time proposed/);
    expect(asksAgain.text).toContain('A visit at another customer');
    expect(calendarIn(asksAgain)).toMatchObject({ status: 'TENTATIVE', sequence: 1, uid: before.ics_uid });
    mailbox().clear();
    await change('customer', after.id, { status: 'confirmed' });
    expect(await entry(cast.customer.email, /^Confirmed/)).toMatchObject({
      method: 'REQUEST',
      uid: before.ics_uid,
      sequence: 2,
      status: 'CONFIRMED',
      starts: monday,
      clock: '10:00',
    });

    await change('admin', after.id, { mode: 'phone', location: '(252) 555-0199' });
    expect(await entry(cast.customer.email, /^Changed/)).toMatchObject({ method: 'REQUEST', sequence: 3 });

    await change('customer', after.id, { status: 'cancelled', cancel_reason: 'We found somebody' });
    for (const { email } of [cast.customer, cast.admin])
      expect(await entry(email, /^Cancelled/)).toMatchObject({
        method: 'CANCEL',
        ofPart: 'CANCEL',
        uid: before.ics_uid,
        sequence: 4,
        status: 'CANCELLED',
      });
    expect((await mailbox().next(cast.admin.email, /^Cancelled/)).text).toContain('We found somebody');
  });

  it.each([
    ['2027-03-14T05:30:00Z', '2027-03-14T08:30:00Z', '0:30', 'in spring'],
    ['2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z', '0:30', 'this fall'],
    ['2027-11-07T04:30:00Z', '2027-11-07T07:30:00Z', '0:30', 'next fall'],
    ['2026-10-31T14:00:00Z', '2026-10-31T15:00:00Z', '10:00', 'the day before the clock goes back'],
    ['2026-11-02T15:00:00Z', '2026-11-02T16:00:00Z', '10:00', 'the day after'],
  ])('is the same three hours for every program that reads it: %s to %s', async (starts_at, ends_at, clock) => {
    const { id } = await set('customer', await given(), farAhead());
    const em = context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
    const row = await findMeetingRow(em, id);
    if (!row) throw new Error('The meeting is gone');
    const { content } = calendarOf({ ...row, starts_at, ends_at }, 'REQUEST');
    expect(content).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T\d{6}\r\n/);
    expect(entryOf(content)).toMatchObject({
      starts: new Date(starts_at).toISOString(),
      ends: new Date(ends_at).toISOString(),
      clock,
    });
  });
});

describe('who is told of a meeting (decisions, sections 4 and 6)', () => {
  const lines = async (name: keyof Cast, { id }: Consultation) =>
    (
      await context.db.rows<{ title: string }>(
        `select title from notifications where channel = 'in_app' and category = 'meetings' and recipient_id = ?
           and data ->> 'consultation_id' = ? order by id`,
        [cast[name].id, id],
      )
    ).map(({ title }) => title.split(':')[0]);

  it('the other side and who looks after the request, behind the bell too; never the one who did it', async () => {
    const consultation = await given();
    await context.db.rows('update consultation_requests set assigned_to = ? where id = ? returning 1', [
      cast.otherAdmin.id,
      consultation.id,
    ]);
    const { id } = await set('admin', consultation, farAhead(), { host_id: cast.admin.id });
    await mailbox().next(cast.otherAdmin.email, /^Proposed/);
    const asked = await mailbox().next(cast.customer.email, /^Proposed/);
    expect(asked.text).toContain('Please confirm the time, or name another one.');
    expect(asked.text).toContain(`/customer/consultations/${consultation.id}`);
    await change('customer', id, { status: 'declined', cancel_reason: 'Not on that day' });
    const declined = await mailbox().next(cast.admin.email, /^Declined/);
    expect(declined.text).toContain('Not on that day');
    expect(declined.calendars).toEqual([]);
    await eventually(async () => {
      const [customer, host, assignee] = [
        await lines('customer', consultation),
        await lines('admin', consultation),
        await lines('otherAdmin', consultation),
      ];
      expect({ customer, host, assignee }).toEqual({
        customer: ['Proposed'],
        host: ['Declined'],
        assignee: ['Proposed', 'Declined'],
      });
    });
    expect(mailbox().mails.filter(({ to }) => to.includes(cast.primary.email))).toEqual([]);
  });

  it('a host who is replaced, whose entry is taken back', async () => {
    const { id, ics_uid } = await set('admin', await given(), farAhead(), { host_id: cast.admin.id });
    await change('customer', id, { status: 'confirmed' });
    await entry(cast.admin.email, /^Confirmed/);
    mailbox().clear();
    await move('admin', id, farAhead(), { host_id: cast.otherAdmin.id });
    expect(await entry(cast.otherAdmin.email, /^New time/)).toMatchObject({ uid: ics_uid, sequence: 1 });
    const taken = await mailbox().next(cast.admin.email, /^Cancelled/);
    expect(calendarIn(taken)).toMatchObject({ method: 'CANCEL', uid: ics_uid, sequence: 1 });
    expect(taken.text).toContain('Somebody else meets the customer now');
  });

  it('nobody by mail who has switched it off', async () => {
    await context.db.rows(
      `insert into notification_preferences (user_id, category, email) values (?, 'meetings', 'off') returning 1`,
      [cast.stranger.id],
    );
    const { id } = await set('admin', await given({ customer: cast.stranger }), farAhead());
    await change('stranger', id, { status: 'confirmed' });
    await entry(cast.admin.email, /^Confirmed/);
    expect(mailbox().mails.filter(({ to }) => to.includes(cast.stranger.email))).toEqual([]);
  });
});
