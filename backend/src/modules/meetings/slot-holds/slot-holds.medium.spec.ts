import { HoldSlot } from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { actorOf, aCast, type Cast } from '../../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../../test/factories/meeting.factory.js';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { freeTime } from '../../../../test/support/free-time.js';
import { refusal } from '../../../../test/support/refusal.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { Config } from '../../../infrastructure/config/config.js';
import { issueSlotHoldToken } from '../../consultations/public/form-token.js';
import { issueMeetingToken, MeetingsService } from '../index.js';
import { SlotHoldExpiry } from './slot-hold-expiry.sweep.js';
import { SlotHoldsService } from './slot-holds.service.js';

let context: TestContext;
let cast: Cast;
let networks = 0;

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
});
afterAll(() => context.close());

const slotHolds = () => context.db.service(SlotHoldsService);
const secret = () => context.app.get(Config, { strict: false }).appSecret;
const aNetwork = () => `198.51.100.${++networks}`;
const aRequest = async (more: Parameters<typeof aConsultation>[0] = {}) =>
  (await context.db.given(aConsultation(more))).consultation;
const pick = (consultationId: string, input: Partial<HoldSlot>, network = aNetwork()) =>
  slotHolds().hold(
    network,
    HoldSlot.parse({ slot_hold_token: issueSlotHoldToken(consultationId, secret()), ...input }),
  );
const meetingsOf = (consultationId: string) =>
  context.db.rows<Record<'id' | 'status' | 'held_until' | 'held_network' | 'cancel_reason', string>>(
    'select * from consultation_meetings where consultation_id = ? order by created_at',
    [consultationId],
  );
const statusOf = async (consultationId: string) =>
  (
    await context.db.rows<{ status: string }>('select status from consultation_requests where id = ?', [consultationId])
  )[0]?.status;
const tokenOf = ({ id, held_until }: { id: string; held_until: string }) => issueMeetingToken(id, held_until, secret());
const letLapse = (id: string) =>
  context.db.rows(
    `update consultation_meetings set held_until = now() - interval '1 second' where id = ? returning 1`,
    [id],
  );

describe('a visitor’s pick (decisions, sections 3 and 4)', () => {
  it('holds a free time for half an hour; the link of the mail confirms it, as often as it is opened', async () => {
    const { id } = await aRequest();
    const starts_at = await freeTime(context.db);
    const picked = await pick(id, { starts_at, time_zone: 'America/Chicago' });
    const [meeting] = await meetingsOf(id);
    expect(meeting).toMatchObject({ status: 'proposed', proposed_by: 'visitor', time_zone: 'America/Chicago' });
    expect(Math.abs(Date.parse(picked.held_until) - fromNow({ minutes: 30 }).getTime())).toBeLessThan(5_000);
    expect(await statusOf(id)).toBe('pending');

    const token = tokenOf(meeting!);
    const answers = await Promise.all(Array.from({ length: 10 }, () => slotHolds().confirm(token)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ starts_at, time_zone: 'America/Chicago', reference: expect.any(String) });
    expect(await meetingsOf(id)).toMatchObject([{ status: 'confirmed', held_until: null, held_network: null }]);
    expect(await statusOf(id)).toBe('scheduled');
    const steps = await context.db.events('meeting.status_changed');
    expect(steps.filter(({ entity_id }) => entity_id === meeting!.id)).toHaveLength(1);
  });

  it('needs a token of ours for a request that is open', async () => {
    const starts_at = await freeTime(context.db, 2);
    const gone = await aRequest();
    await context.db.rows('update consultation_requests set deleted_at = now() where id = ? returning 1', [gone.id]);
    for (const token of [{}, { slot_hold_token: 'nonsense.x.y' }])
      expect(await refusal(pick(gone.id, { starts_at, ...token }))).toEqual({
        code: 'meeting.slot_hold_token_invalid',
      });
    const closed = await aRequest({ status: 'declined' });
    expect(await refusal(pick(closed.id, { starts_at }))).toEqual({ code: 'meeting.consultation_closed' });
    for (const token of ['nonsense', issueSlotHoldToken(gone.id, secret())])
      expect(await refusal(slotHolds().confirm(token))).toEqual({ code: 'meeting.hold_expired' });
  });

  it('takes only what is free, and says when somebody was quicker', async () => {
    const { id } = await aRequest();
    const starts_at = await freeTime(context.db, 3);
    const notOnGrid = new Date(Date.parse(starts_at) + 60_000).toISOString();
    expect(await refusal(pick(id, { starts_at: notOnGrid }))).toEqual({ code: 'meeting.not_free' });
    expect(await refusal(pick(id, { starts_at: '2040-01-01T12:00:00.000Z' }))).toEqual({ code: 'meeting.not_free' });
    expect(await refusal(pick(id, { starts_at: '2020-01-01T12:00:00.000Z' }))).toEqual({ code: 'meeting.in_the_past' });
    for (let host = 0; host < 2; host++) await pick((await aRequest()).id, { starts_at });
    expect(await refusal(pick(id, { starts_at }))).toEqual({ code: 'meeting.slot_taken' });
  });

  it('is one for an address and three for a network at a time', async () => {
    const [one, other] = [await aRequest(), await aRequest()];
    await context.db.rows('update consultation_requests set email = ? where id = any(?::uuid[]) returning 1', [
      'both@example.test',
      `{${one.id},${other.id}}`,
    ]);
    await pick(one.id, { starts_at: await freeTime(context.db, 5) });
    const second = { starts_at: await freeTime(context.db, 6) };
    for (const request of [one, other])
      expect(await refusal(pick(request.id, second))).toEqual({ code: 'meeting.too_many_holds' });

    const network = aNetwork();
    for (let held = 0; held < 3; held++) {
      await pick((await aRequest()).id, { starts_at: await freeTime(context.db, 8 + held) }, network);
    }
    const fourth = { starts_at: await freeTime(context.db, 12) };
    expect(await refusal(pick((await aRequest()).id, fourth, network))).toEqual({ code: 'meeting.too_many_holds' });
    await pick((await aRequest()).id, fourth);
  });

  it('that nobody confirmed is over, whoever looks first: the link, the next visitor, or the worker', async () => {
    const starts_at = await freeTime(context.db, 14);
    const { id } = await aRequest();
    await context.db.rows(`update users set status = 'suspended' where id = ? returning 1`, [cast.otherAdmin.id]);
    await pick(id, { starts_at });
    const [held] = await meetingsOf(id);
    await letLapse(held!.id);
    expect(await refusal(slotHolds().confirm(tokenOf(held!)))).toEqual({ code: 'meeting.hold_expired' });

    const next = await aRequest();
    await pick(next.id, { starts_at });
    expect(await meetingsOf(id)).toMatchObject([{ status: 'cancelled', cancel_reason: 'not confirmed in time' }]);
    expect(await refusal(slotHolds().confirm(tokenOf(held!)))).toEqual({ code: 'meeting.hold_expired' });

    const [nextHeld] = await meetingsOf(next.id);
    await letLapse(nextHeld!.id);
    const ended = await Promise.all([1, 2].map(() => runSweep(context.app, SlotHoldExpiry)));
    expect(Math.max(...ended)).toBe(1);
    expect(await meetingsOf(next.id)).toMatchObject([{ status: 'cancelled', held_network: null }]);
    const steps = (await context.db.events('meeting.status_changed')).filter(
      ({ entity_id }) => entity_id === nextHeld!.id,
    );
    expect(steps).toMatchObject([{ actor_kind: 'system', payload: { reason: 'not confirmed in time' } }]);
    await context.db.rows(`update users set status = 'active' where id = ? returning 1`, [cast.otherAdmin.id]);
  });

  it('can be confirmed by whoever signed in to the same mailbox, and by the host', async () => {
    for (const name of ['customer', 'admin'] as const) {
      const consultation = await aRequest({ customer: cast.customer });
      const { meeting } = await context.db.given(
        aMeeting({ consultation, host: cast.admin, status: 'proposed', proposedBy: 'visitor', heldFor: 10 }),
      );
      const actor = actorOf(cast[name]);
      const view = await context.db.as(actor, () =>
        context.db.service(MeetingsService).update(actor, meeting.id, { status: 'confirmed' }),
      );
      expect(view).toMatchObject({ status: 'confirmed', held_until: null });
    }
  });
});
