import { CreateDeal, dealStatuses, dealTransitions, UpdateDeal, type DealStatus } from '@portal/contracts';
import { ago, currentInstant, fromNow } from '@portal/testing/clock';
import { codeOf } from '../../../test/support/refusal.js';
import type { DealRow } from './deals.queries.js';
import { agreementHash, agreementOf } from './agreement/deal-agreement.js';
import { assertFieldsOfStep, takeStep } from './lifecycle/deal-steps.js';
import { Deal } from './deal.entity.js';

const TODAY = '2026-03-10';
const acceptance = {
  acceptanceMethod: 'portal',
  acceptedAt: currentInstant(),
  acceptedByName: 'Dana',
  acceptedBy: null,
  acceptedIp: '192.0.2.1',
  acceptedTerms: '{}',
} as const;
const facts = { today: TODAY, now: currentInstant(), agreement: '{}', customerName: 'Dana' };

const draft = (input: Partial<CreateDeal> = {}): Deal =>
  Deal.draft(
    CreateDeal.parse({
      customer_id: '0190a0a0-0000-7000-8000-000000000001',
      title: 'Managed network',
      deal_type: 'recurring',
      ...(input.monthly_amount === undefined && input.deal_type !== 'one_time'
        ? { amount: 90, interval: 'month' }
        : {}),
      ...input,
    }),
  );
const inState = (currentStatus: DealStatus, more: Partial<Deal> = {}): Deal =>
  Object.assign(draft(), { currentStatus, startsOn: '2026-01-10', nextBillOn: '2026-04-10', ...more });
const step = (deal: Deal, sent: Partial<UpdateDeal>): void => {
  const input = UpdateDeal.parse(sent);
  assertFieldsOfStep(deal, input);
  takeStep(deal, input, facts);
};
const told = (deal: Deal) => deal.takeRecordedEvents().map(({ name, payload }) => [name, payload]);
/** The fields that a transition requires. */
const beside = (from: DealStatus, to: DealStatus): Partial<UpdateDeal> =>
  to === 'active' && from !== 'paused' ? { acceptance_method: 'email' } : {};
const pairs = dealStatuses.flatMap((from) => dealStatuses.filter((to) => to !== from).map((to) => [from, to] as const));

describe('the states of a deal (decisions, section 4)', () => {
  it.each(pairs)('%s → %s for an admin', (from, to) => {
    const deal = inState(from);
    const isAllowed = dealTransitions.allowed(from, 'admin').includes(to);
    const refused = codeOf(() => takeStep(deal, UpdateDeal.parse({ current_status: to, ...beside(from, to) }), facts));
    expect([refused, deal.currentStatus]).toEqual(isAllowed ? [undefined, to] : ['illegal_transition', from]);
  });

  it.each(dealStatuses)('from %s a customer accepts and declines what was sent, and nothing else', (from) => {
    const [one, other] = [inState(from), inState(from)];
    const expected = from === 'sent' ? undefined : 'illegal_transition';
    expect([
      codeOf(() => one.accept(acceptance, 'anyone', TODAY)),
      codeOf(() => other.decline(null, 'anyone')),
    ]).toEqual([expected, expected]);
  });

  it.each(dealStatuses)('in %s a customer asks for what can be done', (from) => {
    const refused = (['pause', 'cancel', 'resume'] as const).map((wish) =>
      codeOf(() => inState(from).requestChange({ wish })),
    );
    const no = 'deal.nothing_to_change';
    const yes = undefined;
    expect(refused).toEqual(from === 'active' ? [yes, yes, no] : from === 'paused' ? [no, yes, yes] : [no, no, no]);
  });

  it('costs no more with its setup fee than one invoice can hold', () => {
    const [half, most] = [50_000_000, 99_999_999.99];
    expect(draft({ amount: most, interval: 'month' }).amountCents).toBe(9_999_999_999);
    expect(codeOf(() => draft({ amount: half, interval: 'month', setup_fee: half }))).toBe('invalid');
    expect(codeOf(() => draft({ monthly_amount: most, setup_fee: 0.01 }))).toBe('invalid');
    expect(codeOf(() => draft({ monthly_amount: half }).edit({ setup_fee: half }))).toBe('invalid');
    const older = inState('draft', { amountCents: 9_999_999_999, setupFeeCents: 1 });
    expect([codeOf(() => older.edit({ title: 'Kept' })), codeOf(() => older.send())]).toEqual([undefined, 'invalid']);
  });

  it('changes words and figures in a draft only, notes always', () => {
    const deal = inState('sent');
    expect(codeOf(() => deal.edit({ title: 'Another' }))).toBe('deal.not_editable');
    expect(codeOf(() => inState('active').edit({ amount: 91 }))).toBe('deal.not_editable');
    const active = inState('active');
    active.edit({ amount: 90, internal_notes: 'Pays late' });
    expect(active.internalNotes).toBe('Pays late');
  });
});

describe('figures (decisions, section 4)', () => {
  it.each<[string, object, string[]]>([
    ['both amounts', { amount: 1, monthly_amount: 1 }, ['amount', 'monthly_amount']],
    ['an interval with a monthly amount', { monthly_amount: 1, interval: 'month' }, ['interval']],
    ['an amount without interval', { amount: 1 }, ['interval']],
    ['nothing', {}, ['amount']],
    ['an interval of a one-time deal', { deal_type: 'one_time', amount: 1, interval: 'year' }, ['interval']],
    ['a monthly amount of one', { deal_type: 'one_time', monthly_amount: 1 }, ['monthly_amount']],
  ])('refuse %s', (_what, sent, paths) => {
    const input = CreateDeal.parse({ customer_id: draft().customerId, title: 'T', deal_type: 'recurring', ...sent });
    expect(() => Deal.draft(input)).toThrow(
      expect.objectContaining({ extras: { details: paths.map((path) => expect.objectContaining({ path })) } }),
    );
  });

  it('a monthly amount alone is an amount a month', () => {
    expect(draft({ monthly_amount: 99.99 })).toMatchObject({ amountCents: 9_999, interval: 'month' });
  });

  it('an offer must be worth something', () => {
    const deal = draft({ deal_type: 'one_time', amount: 0 });
    expect(codeOf(() => deal.send())).toBe('invalid');
    deal.edit({ setup_fee: 1 });
    deal.send();
    expect(deal.currentStatus).toBe('sent');
  });
});

describe('acceptance (decisions, section 4)', () => {
  it('begins today unless it says when, and a recurring deal is billed from then on', () => {
    const deal = inState('sent', { startsOn: null, nextBillOn: null });
    deal.accept(acceptance, 'anyone', TODAY);
    expect(deal).toMatchObject({ currentStatus: 'active', startsOn: TODAY, nextBillOn: TODAY });
    const later = inState('sent', { startsOn: '2026-05-01', nextBillOn: null });
    later.accept(acceptance, 'anyone', TODAY);
    expect(later.nextBillOn).toBe('2026-05-01');
  });

  it('is recorded by an admin with how it was said, and never ahead of time', () => {
    expect(codeOf(() => step(inState('sent'), { current_status: 'active' }))).toBe('invalid');
    const deal = inState('sent');
    const said = { current_status: 'active', acceptance_method: 'phone', accepted_by_name: 'Dana W' } as const;
    const [past, ahead] = [ago({ days: 9 }, facts.now), fromNow({ seconds: 0.001 }, facts.now)];
    expect(codeOf(() => step(deal, { ...said, accepted_at: ahead.toISOString() }))).toBe('invalid');
    step(deal, { ...said, accepted_at: past.toISOString() });
    const recorded = { acceptanceMethod: 'phone', acceptedAt: past, acceptedByName: 'Dana W', acceptedIp: null };
    expect(deal).toMatchObject(recorded);
    expect(codeOf(() => step(inState('sent'), { ...said, accepted_at: facts.now.toISOString() }))).toBeUndefined();
  });

  it('is of a text that can be written again and hashed', () => {
    const agreed = {
      title: 'Managed network',
      description: '',
      terms: '',
      deal_type: 'recurring',
      interval: 'month',
      amount_cents: '9000',
      setup_fee_cents: '0',
      starts_on: null,
      promo_code: null,
    } as DealRow;
    const text = agreementOf(agreed);
    expect(JSON.parse(text)).toMatchObject({ title: 'Managed network', amount_cents: 9_000, interval: 'month' });
    expect(agreementHash(text)).toMatch(/^[\da-f]{64}$/);
    expect(agreementOf({ ...agreed, amount_cents: '9001' })).not.toBe(text);
  });
});

describe('pauses and ends (decisions, section 4)', () => {
  it('at the end of the period are planned, replaced and taken back', () => {
    const deal = inState('active');
    step(deal, { current_status: 'paused', effective: 'period_end', resumes_at: '2026-06-01' });
    expect(deal).toMatchObject({ currentStatus: 'active', pauseAt: '2026-04-10', resumesAt: '2026-06-01' });
    step(deal, { current_status: 'cancelled', effective: 'period_end', cancel_reason: 'Sold' });
    expect(deal).toMatchObject({ pauseAt: null, resumesAt: null, cancelAt: '2026-04-10', cancelReason: 'Sold' });
    step(deal, { current_status: 'active' });
    expect(deal).toMatchObject({ cancelAt: null, cancelReason: null });
    expect(
      told(deal)
        .filter(([name]) => name === 'deal.step_planned')
        .map(([, payload]) => payload),
    ).toEqual([
      { to: 'paused', on: '2026-04-10' },
      { to: 'active', on: '2026-06-01' },
      { to: 'cancelled', on: '2026-04-10' },
      { to: 'cancelled', on: null },
    ]);
  });

  it.each<[string, Deal, Partial<UpdateDeal>]>([
    [
      'a one-time deal at its end',
      inState('active', { nextBillOn: null }),
      { current_status: 'cancelled', effective: 'period_end' },
    ],
    ['a resumption of what runs', inState('active'), { resumes_at: '2026-06-01' }],
    ['a resumption of today', inState('paused'), { resumes_at: TODAY }],
    ['an effect without a step', inState('active'), { effective: 'now' }],
    ['a reason without an end', inState('active'), { cancel_reason: 'No' }],
    ['how a pause was accepted', inState('active'), { current_status: 'paused', acceptance_method: 'email' }],
  ])('refuse %s', (_what, deal, sent) => expect(codeOf(() => step(deal, sent))).toBe('invalid'));

  it('resume with the first period that begins that day or later, and none twice', () => {
    const past = inState('paused', { nextBillOn: '2026-02-10' });
    step(past, { current_status: 'active' });
    expect(past.nextBillOn).toBe(TODAY);
    const soon = inState('paused', { nextBillOn: '2026-04-10' });
    step(soon, { current_status: 'active' });
    expect(soon.nextBillOn).toBe('2026-04-10');
  });

  it('an end leaves nothing to bill and nothing planned', () => {
    for (const to of ['cancelled', 'completed'] as const) {
      const deal = inState('active', { pauseAt: '2026-04-10', resumesAt: '2026-06-01' });
      step(deal, { current_status: to });
      expect(deal).toMatchObject({ nextBillOn: null, pauseAt: null, resumesAt: null, cancelAt: null });
    }
  });

  it('are taken on their days, in their order, before that day’s bill', () => {
    const deal = inState('active', { nextBillOn: '2026-02-10', pauseAt: '2026-02-10', resumesAt: '2026-02-20' });
    expect(deal.isDue(TODAY)).toBe(false);
    deal.takeDueSteps(TODAY);
    expect(deal).toMatchObject({ currentStatus: 'active', nextBillOn: '2026-03-10', pauseAt: null, resumesAt: null });
    expect(deal.isDue(TODAY)).toBe(true);
    expect(deal.billPeriod(TODAY)).toEqual({ periodStart: '2026-03-10', nextBillOn: '2026-04-10' });
    expect(deal.isDue(TODAY)).toBe(false);
    const ended = inState('paused', { cancelAt: '2026-03-01', resumesAt: '2026-03-01' });
    ended.takeDueSteps(TODAY);
    expect(ended.currentStatus).toBe('cancelled');
  });
});
