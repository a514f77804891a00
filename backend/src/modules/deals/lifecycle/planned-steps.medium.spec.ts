import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { UpdateDeal } from '@portal/contracts';
import { currentInstant, dayFromNow } from '@portal/testing/clock';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aDeal } from '../../../../test/factories/deal.factory.js';
import { aPromoCode } from '../../../../test/factories/promo-code.factory.js';
import { runSweep } from '../../../../test/support/jobs/run-sweep.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { runRetention } from '../../../../test/support/jobs/run-retention.js';
import { monthlyDiscountCents, PromoRedemptions } from '../../promo-codes/index.js';
import { DealPeriods, DealsService, findDealRow } from '../index.js';
import { PlannedSteps } from './planned-steps.sweep.js';

const { context, cast } = contextWithCast('cli');

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const admin = () => actorOf(cast.admin);
const given = async (wish: Parameters<typeof aDeal>[0] = {}) =>
  (await context.db.given(aDeal({ customer: cast.customer, status: 'active', ...wish }))).deal;
const change = (id: string, input: object) =>
  context.db.as(admin(), () => context.db.service(DealsService).update(admin(), id, UpdateDeal.parse(input)));
const get = (id: string) => context.db.service(DealsService).get(admin(), id);
const takeDue = () => runSweep(context.app, PlannedSteps);
const stepsOf = async (id: string) =>
  (await context.db.events('deal.status_changed'))
    .filter(({ entity_id }) => entity_id === id)
    .map(({ payload, actor_kind }) => [payload['to'], actor_kind]);
const billNext = () =>
  context.db.asSystem(() =>
    em().transactional(async (inside) => {
      const periods = context.db.service(DealPeriods);
      const [due] = await periods.due(inside);
      return due ? periods.billNext(inside, due) : undefined;
    }),
  );
const redeem = (dealId: string, code: string) =>
  em().transactional((inside) =>
    context.db.service(PromoRedemptions).redeem(inside, code, {
      dealId,
      customerId: cast.customer.id,
      dealType: 'recurring',
      amountCents: 10_000,
    }),
  );
/** Nothing of an earlier test is due. */
const settle = () => context.db.rows(`update customer_deals set current_status = 'draft' returning 1`);

describe('steps at the end of a period (decisions, section 4)', () => {
  beforeEach(settle);

  it('wait for their day, and are taken then, once, by the product, whoever looks', async () => {
    const next = dayFromNow(3);
    const { id } = await given({ startsOn: dayFromNow(-27), nextBillOn: next });
    const planned = await change(id, {
      current_status: 'paused',
      effective: 'period_end',
      resumes_at: dayFromNow(9),
    });
    expect(planned).toMatchObject({ current_status: 'active', pause_at: next, next_bill_on: next });
    expect(await takeDue()).toBe(0);
    await context.db.rows('update customer_deals set pause_at = ? where id = ? returning 1', [dayFromNow(0), id]);
    await Promise.all([takeDue(), takeDue(), takeDue()]);
    expect(await stepsOf(id)).toEqual([['paused', 'system']]);
    expect(await get(id)).toMatchObject({ current_status: 'paused', pause_at: null, next_bill_on: null });
    await context.db.rows('update customer_deals set resumes_at = ? where id = ? returning 1', [dayFromNow(0), id]);
    await takeDue();
    expect(await get(id)).toMatchObject({ current_status: 'active', resumes_at: null, next_bill_on: next });
    expect(await stepsOf(id)).toEqual([
      ['paused', 'system'],
      ['active', 'system'],
    ]);
  });

  it('an end leaves nothing to bill; taken back, it doesn’t come', async () => {
    const wish = { startsOn: dayFromNow(-27), nextBillOn: dayFromNow(3) };
    const [ending, staying] = [await given(wish), await given(wish)];
    for (const { id } of [ending, staying])
      await change(id, { current_status: 'cancelled', effective: 'period_end', cancel_reason: 'Sold' });
    expect(await change(staying.id, { current_status: 'active' })).toMatchObject({
      cancel_at: null,
      cancel_reason: null,
    });
    const today = dayFromNow(0);
    await context.db.rows('update customer_deals set cancel_at = ?, next_bill_on = ? where id = ? returning 1', [
      today,
      today,
      ending.id,
    ]);
    await takeDue();
    expect(await get(ending.id)).toMatchObject({
      current_status: 'cancelled',
      cancel_reason: 'Sold',
      next_bill_on: null,
    });
    expect(await get(staying.id)).toMatchObject({ current_status: 'active', next_bill_on: wish.nextBillOn });
  });

  it('come before the bill of that day, also when the bill looks first', async () => {
    const wish = { startsOn: dayFromNow(-40), nextBillOn: dayFromNow(-2) };
    const { id } = await given({ ...wish, pauseAt: wish.nextBillOn });
    expect(await billNext()).toBeUndefined();
    await takeDue();
    expect(await billNext()).toBeUndefined();
    expect((await get(id)).current_status).toBe('paused');
  });
});

describe('periods (decisions, section 4)', () => {
  const lastYear = currentInstant().getUTCFullYear() - 1;
  const lastOfFebruary = new Date(Date.UTC(lastYear, 2, 0)).toISOString().slice(0, '2026-01-01'.length);

  beforeEach(settle);

  it('that began while nobody worked are billed one by one, each once, by however many', async () => {
    const [startsOn, expected] = [`${lastYear}-01-31`, [] as string[]];
    const { id } = await given({ startsOn, nextBillOn: startsOn });
    const today = dayFromNow(0);
    for (let bill = await billNext(); bill; bill = await billNext()) {
      expect(bill).toMatchObject({ amountCents: 10_000, discountCents: 0, isFirst: bill.periodStart === startsOn });
      expected.push(bill.periodStart);
    }
    expect(expected.slice(0, 3)).toEqual([startsOn, lastOfFebruary, `${lastYear}-03-31`]);
    expect(expected.every((day) => day <= today)).toBe(true);
    expect((await get(id)).next_bill_on?.localeCompare(today)).toBe(1);

    await context.db.rows('update customer_deals set next_bill_on = ? where id = ? returning 1', [startsOn, id]);
    const again = (await Promise.all(expected.flatMap(() => [billNext(), billNext()]))).flatMap((bill) => bill ?? []);
    for (let bill = await billNext(); bill; bill = await billNext()) again.push(bill);
    expect(again.map(({ periodStart }) => periodStart).sort()).toEqual(expected);
  });

  it('are cheaper by the code for as many as it says', async () => {
    const { promo } = await context.db.given(aPromoCode({ value: 25, duration: 'repeating', duration_periods: 2 }));
    const { id } = await given({ startsOn: `${lastYear}-01-15`, nextBillOn: `${lastYear}-01-15` });
    await redeem(id, promo.code);
    expect(await get(id)).toMatchObject({ discount: 25, monthly_discount: 25 });
    const discounts = [];
    for (let n = 0; n < 3; n += 1) discounts.push((await billNext())?.discountCents);
    expect(discounts).toEqual([2_500, 2_500, 0]);
    expect(await get(id)).toMatchObject({ discount: 0, monthly_discount: 0, promo_code: promo.code });
  });

  it('of deals that aren’t active aren’t billed', async () => {
    const wish = { startsOn: `${lastYear}-01-15`, nextBillOn: `${lastYear}-01-15` };
    for (const status of ['draft', 'sent', 'paused', 'declined'] as const) await given({ ...wish, status });
    expect(await billNext()).toBeUndefined();
  });
});

it('the database takes the same off a month as the rules (decisions, section 5)', async () => {
  for (const [discount_type, value, interval, amountCents] of [
    ['percent', 12.5, 'month', 9_999],
    ['percent', 33.33, 'quarter', 10_001],
    ['fixed', 25.25, 'quarter', 10_001],
    ['fixed', 999, 'year', 10_001],
    ['percent', 100, 'year', 11],
  ] as const) {
    const { promo } = await context.db.given(aPromoCode({ discount_type, value, duration: 'forever' }));
    const { id } = await given({ interval, amountCents });
    await redeem(id, promo.code);
    const row = await findDealRow(em(), id);
    const terms = {
      discountType: discount_type,
      valueHundredths: Math.round(value * 100),
      duration: 'forever',
      durationPeriods: null,
    } as const;
    expect(Number(row?.monthly_discount_cents)).toBe(monthlyDiscountCents(terms, amountCents, interval));
  }
});

it('deleted drafts go for good after 30 days', async () => {
  const { id } = await given({ status: 'draft', isDeleted: true });
  const purge = () => em().transactional((inside) => runRetention(context.app, 'purge-deals', inside));
  expect(await purge()).toBe(0);
  await context.db.rows(`update customer_deals set deleted_at = now() - interval '31 days' where id = ? returning 1`, [
    id,
  ]);
  expect(await purge()).toBe(1);
});
