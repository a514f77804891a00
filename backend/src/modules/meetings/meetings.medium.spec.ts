import {
  CreateMeeting,
  may,
  meetingStatuses,
  meetingTransitions,
  policies,
  UpdateMeeting,
  type MeetingProposer,
  type MeetingStatus,
} from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../test/factories/meeting.factory.js';
import { freeTime } from '../../../test/support/free-time.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { ConsultationsService } from '../consultations/index.js';
import { MeetingsReader } from './meetings.reader.js';
import { MeetingsService } from './meetings.service.js';

const { context, cast } = contextWithCast();

type Name = keyof Cast;
const people = ['admin', 'customer', 'primary', 'coworker', 'stranger'] as const;
const meetings = () => context.db.service(MeetingsService);
const as = <Result>(name: Name, work: () => Promise<Result>) => context.db.as(actorOf(cast[name]), work);
const aRequest = async (status: Parameters<typeof aConsultation>[0] = {}) =>
  (await context.db.given(aConsultation({ customer: cast.customer, ...status }))).consultation;
const given = async (more: Partial<Parameters<typeof aMeeting>[0]> = {}) => {
  const consultation = more.consultation ?? (await aRequest({ status: 'scheduled' }));
  return (await context.db.given(aMeeting({ consultation, host: cast.admin, ...more }))).meeting;
};
const create = (name: Name, input: object) =>
  as(name, () => meetings().create(actorOf(cast[name]), CreateMeeting.parse(input)));
const update = (name: Name, id: string, input: object) =>
  as(name, () => meetings().update(actorOf(cast[name]), id, UpdateMeeting.parse(input)));
const requestStatus = async (id: string) =>
  (await context.db.service(ConsultationsService).get(actorOf(cast.admin), id)).status;
const inDays = (days: number) => fromNow({ days }).toISOString();

describe('who sees a meeting (decisions, section 1)', () => {
  it.each(people)('%s: list and detail agree with the policy', async (name) => {
    const meeting = await given();
    const subject = { customer_id: cast.customer.id, company_id: cast.customer.companyId };
    const allowed = may(policies['meeting.read'], actorOf(cast[name]), subject);
    const reader = context.db.service(MeetingsReader);
    const query = { page: 1, limit: 100, sortBy: 'starts_at', sortOrder: 'desc' } as const;
    const { data } = await reader.list(actorOf(cast[name]), query);
    const detail = await reader.get(actorOf(cast[name]), meeting.id).then(
      () => true,
      () => false,
    );
    const file = await reader.calendar(actorOf(cast[name]), meeting.id).then(
      () => true,
      () => false,
    );
    expect({ seen: data.some(({ id }) => id === meeting.id), detail, file }).toEqual({
      seen: allowed,
      detail: allowed,
      file: allowed,
    });
  });

  it('never shows a customer what is internal', async () => {
    const meeting = await given();
    await update('admin', meeting.id, { notes: 'Careful' });
    const view = await context.db.service(MeetingsReader).get(actorOf(cast.customer), meeting.id);
    expect(view).toMatchObject({ host_name: 'Avery Test', consultation_title: 'Help with our network' });
    expect(JSON.stringify(view)).not.toMatch(/Careful|notes|customer_email|held_network|deleted_at/);
  });
});

describe('every step of every side (decisions, section 4)', () => {
  const starts = ['proposed', 'confirmed', 'declined', 'cancelled', 'completed', 'no_show'] as const;
  const steps = starts.flatMap((from) =>
    meetingStatuses.filter((to) => to !== from).map((to): [typeof from, MeetingStatus] => [from, to]),
  );
  /** Whether a side answers what this one proposed. */
  const answers = { admin: ['customer', 'visitor'], customer: ['admin'] } as const;

  it.each(steps)('%s → %s', async (from, to) => {
    for (const name of ['admin', 'customer'] as const)
      for (const proposedBy of ['admin', 'customer', 'visitor'] as const) {
        const meeting = await given({ status: from, proposedBy });
        const allowed = meetingTransitions.allowed(from, name === 'admin' ? 'admin' : 'anyone');
        const isAnswer = from === 'proposed' && (to === 'confirmed' || to === 'declined');
        const mayAnswer =
          (answers[name] as readonly MeetingProposer[]).includes(proposedBy) ||
          (name === 'customer' && proposedBy === 'visitor' && to === 'confirmed');
        const step = update(name, meeting.id, { status: to });
        if (!allowed.includes(to) || to === 'rescheduled')
          expect(await refusal(step)).toMatchObject({ code: 'illegal_transition' });
        else if (isAnswer && !mayAnswer) expect(await refusal(step)).toMatchObject({ code: 'meeting.not_proposers' });
        else expect(await step).toMatchObject({ status: to, version: 2 });
      }
  });

  it.each([
    ['primary', 'forbidden'],
    ['coworker', 'not_found'],
    ['stranger', 'not_found'],
  ] as const)('%s may change nothing: %s', async (name, code) => {
    const meeting = await given();
    expect(await refusal(update(name, meeting.id, { status: 'cancelled' }))).toMatchObject({ code });
    const another = create(name, { consultation_id: meeting.consultationId, starts_at: inDays(2) });
    expect(await refusal(another)).toMatchObject({ code });
  });

  it('takes the request along: scheduled when confirmed, in progress when none is left, by the product itself', async () => {
    const { id: consultationId } = await aRequest();
    const first = await create('customer', { consultation_id: consultationId, starts_at: inDays(40) });
    expect([first.status, await requestStatus(consultationId)]).toEqual(['proposed', 'pending']);
    await update('admin', first.id, { status: 'confirmed' });
    expect(await requestStatus(consultationId)).toBe('scheduled');
    const second = await create('admin', { consultation_id: consultationId, starts_at: inDays(41) });
    await update('customer', first.id, { status: 'cancelled', cancel_reason: 'We move' });
    expect(await requestStatus(consultationId)).toBe('scheduled');
    await update('customer', second.id, { status: 'declined' });
    expect(await requestStatus(consultationId)).toBe('in_progress');
    const moves = (await context.db.events('consultation.status_changed')).filter(
      ({ entity_id }) => entity_id === consultationId,
    );
    expect(moves).toMatchObject([
      { actor_kind: 'system', payload: { from: 'pending', to: 'scheduled' } },
      { actor_kind: 'system', payload: { from: 'scheduled', to: 'in_progress' } },
    ]);
    const [cancelled] = (await context.db.events('meeting.status_changed')).filter(
      ({ entity_id, payload }) => entity_id === first.id && payload['to'] === 'cancelled',
    );
    expect(cancelled).toMatchObject({ actor_id: cast.customer.id, payload: { reason: 'We move' } });
  });

  it('is refused for a request that has ended', async () => {
    const consultation = await aRequest({ status: 'cancelled' });
    const create_ = create('customer', { consultation_id: consultation.id, starts_at: inDays(3) });
    expect(await refusal(create_)).toEqual({ code: 'meeting.consultation_closed' });
    const meeting = await given({ consultation, status: 'proposed', proposedBy: 'admin' });
    const confirm = update('customer', meeting.id, { status: 'confirmed' });
    expect(await refusal(confirm)).toEqual({ code: 'meeting.consultation_closed' });
  });
});

describe('setting a meeting (decisions, section 4)', () => {
  it('on a free time is confirmed at once, for as long as was asked for, in the host’s room', async () => {
    const consultation = await aRequest({ title: 'Strategy Consultation - 60 minutes' });
    const starts_at = await freeTime(context.db, 0, 'strategy_consultation');
    const view = await create('customer', { consultation_id: consultation.id, starts_at });
    expect(view).toMatchObject({
      status: 'confirmed',
      proposed_by: 'customer',
      mode: 'video',
      sequence: 0,
      version: 1,
    });
    expect(Date.parse(view.ends_at) - Date.parse(view.starts_at)).toBe(3_600_000);
    expect(view.ics_uid).toBe(`${view.id}@pamlico-it.example`);
    expect(await requestStatus(consultation.id)).toBe('scheduled');
  });

  it('goes to who looks after the request if free, else to somebody else who is', async () => {
    const starts_at = await freeTime(context.db, 20);
    const hosts: string[] = [];
    for (let round = 0; round < 2; round++) {
      const consultation = await aRequest();
      await context.db.rows('update consultation_requests set assigned_to = ? where id = ? returning 1', [
        cast.otherAdmin.id,
        consultation.id,
      ]);
      hosts.push((await create('customer', { consultation_id: consultation.id, starts_at })).host_id);
    }
    expect(hosts).toEqual([cast.otherAdmin.id, cast.admin.id]);
    const third = create('customer', { consultation_id: (await aRequest()).id, starts_at });
    expect(await refusal(third)).toEqual({ code: 'meeting.slot_taken' });
  });

  it('refuses the past, strangers as hosts, odd lengths, and a customer’s admin fields by name', async () => {
    const { id: consultation_id } = await aRequest();
    const named = async (name: Name, input: object) =>
      (await refusal(create(name, { consultation_id, starts_at: inDays(3), ...input }))).details?.map(
        ({ path }) => path,
      );
    expect(await refusal(create('admin', { consultation_id, starts_at: inDays(-1) }))).toEqual({
      code: 'meeting.in_the_past',
    });
    expect(await named('admin', { host_id: cast.customer.id })).toEqual(['host_id']);
    expect(await named('admin', { ends_at: inDays(2) })).toEqual(['ends_at']);
    expect(await named('customer', { starts_at: '9999-12-31T23:59:59Z' })).toEqual(['starts_at']);
    expect(await named('customer', { ends_at: inDays(3.4) })).toEqual(['ends_at']);
    const fields = { host_id: cast.admin.id, notes: 'x', meeting_url: 'https://evil.example' };
    expect((await named('customer', fields))?.sort()).toEqual(Object.keys(fields).sort());
  });
});

describe('changing and deleting', () => {
  it('raises the sequence with what stands in the calendar, and with nothing else', async () => {
    const { id } = await given();
    expect(await update('admin', id, { notes: 'x', agenda: 'Phones' })).toMatchObject({ sequence: 0, version: 2 });
    expect(await update('admin', id, { mode: 'onsite', location: '12 Main St' })).toMatchObject({ sequence: 1 });
    expect(await update('admin', id, { mode: 'onsite' })).toMatchObject({ sequence: 1, version: 3 });
    expect(await update('customer', id, { status: 'cancelled' })).toMatchObject({ sequence: 2, held_until: null });
    expect(await refusal(update('customer', id, { location: 'Here' }))).toMatchObject({
      code: 'invalid',
      details: [{ path: 'location' }],
    });
    expect(await refusal(update('admin', id, { version: 1 }))).toMatchObject({
      code: 'stale_version',
      current: { version: 4 },
    });
  });

  it('cancels an open meeting before it goes; it comes back cancelled', async () => {
    const meeting = await given();
    const admin = actorOf(cast.admin);
    expect(await as('admin', () => meetings().remove(admin, meeting.id))).toEqual({ id: meeting.id });
    expect(await requestStatus(meeting.consultationId)).toBe('in_progress');
    expect(await refusal(as('admin', () => meetings().remove(admin, meeting.id)))).toEqual({ code: 'not_found' });
    expect(await as('admin', () => meetings().restore(admin, meeting.id))).toMatchObject({
      status: 'cancelled',
      sequence: 1,
    });
    expect(await refusal(as('admin', () => meetings().restore(admin, meeting.id)))).toEqual({ code: 'not_found' });
    const names = (await context.db.events())
      .filter(({ entity_id }) => entity_id === meeting.id)
      .map(({ name }) => name);
    expect(names).toEqual(['meeting.status_changed', 'meeting.deleted', 'meeting.restored']);
  });
});

it('tells with a request when its next meeting starts, and whether that is agreed: the first open one, whoever proposed it', async () => {
  const consultation = await aRequest({ status: 'in_progress' });
  const startsAt = (days: number) => new Date(inDays(days));
  const next = async () => {
    const read = await context.db.service(ConsultationsService).get(actorOf(cast.customer), consultation.id);
    return [read.next_meeting_at, read.next_meeting_status];
  };
  expect(await next()).toEqual([null, null]);
  await given({ consultation, status: 'declined', startsAt: startsAt(20) });
  const later = await given({ consultation, startsAt: startsAt(24) });
  const sooner = await given({ consultation, status: 'proposed', proposedBy: 'admin', startsAt: startsAt(22) });
  expect(await next()).toEqual([sooner.startsAt.toISOString(), 'proposed']);
  await as('admin', () => meetings().remove(actorOf(cast.admin), sooner.id));
  expect(await next()).toEqual([later.startsAt.toISOString(), 'confirmed']);
  await update('customer', later.id, { status: 'cancelled' });
  expect(await next()).toEqual([null, null]);
});
