import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { CreateDeal, type DomainError, ListDeals, UpdateDeal, UpdatePromoCode, type DealView } from '@portal/contracts';
import { ago, fromNow } from '@portal/testing/clock';
import { actorOf } from '../../../../test/factories/cast.factory.js';
import { aDeal } from '../../../../test/factories/deal.factory.js';
import { aPromoCode } from '../../../../test/factories/promo-code.factory.js';
import { aUser } from '../../../../test/factories/user.factory.js';
import { refusal } from '../../../../test/support/refusal.js';
import { contextWithCast } from '../../../../test/support/with-cast.js';
import { runInContext } from '../../../infrastructure/http/request-context.js';
import { PromoCodesService, validatePromoCode } from '../../promo-codes/index.js';
import type { User } from '../../users/index.js';
import { DealAnswersService } from '../agreement/deal-answers.service.js';
import { DealsService } from '../index.js';
import { PromoValidations } from './promo-validations.service.js';

const { context, cast } = contextWithCast('cli');

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: () => Promise<Result>) => context.db.as(admin(), work);
const given = async (wish: Parameters<typeof aPromoCode>[0] = {}) => (await context.db.given(aPromoCode(wish))).promo;
const draft = (promo_code: string, more: object = {}): Promise<DealView> => {
  const input = {
    customer_id: cast.customer.id,
    title: 'Network',
    deal_type: 'recurring',
    interval: 'month',
    amount: 100,
  };
  return asAdmin(() =>
    context.db.service(DealsService).create(admin(), CreateDeal.parse({ ...input, promo_code, ...more })),
  );
};
const change = (id: string, input: object) =>
  asAdmin(() => context.db.service(DealsService).update(admin(), id, UpdateDeal.parse(input)));
const redeemed = async (id: string) => {
  const rows = await context.db.rows<{ redeemed_count: number; rows: number }>(
    `select redeemed_count, (select count(*)::int from promo_redemptions where promo_code_id = p.id) as rows
     from promo_codes as p where id = ?`,
    [id],
  );
  expect(rows[0]?.rows).toBe(rows[0]?.redeemed_count);
  return rows[0]?.redeemed_count;
};
const past = ago({ hours: 1 }).toISOString();
const future = fromNow({ hours: 1 }).toISOString();

describe('validation (decisions, section 5: in this order, each with its own code)', () => {
  /** Everything that can be wrong with a code, the last first, so that each hides all before it. */
  const wrongs = [
    ['promo_code.exhausted', { max_redemptions: 1 }],
    ['promo_code.already_used', { max_per_company: 1 }],
    ['promo_code.below_minimum', { minimum_amount: 150 }],
    ['promo_code.not_applicable', { deal_type: 'one_time' }],
    ['promo_code.expired', { ends_at: past }],
    ['promo_code.not_started', { starts_at: future, ends_at: null }],
  ] as const;

  it.each(wrongs.map(([code], index) => [code, index] as const))(
    '%s hides what comes after it',
    async (code, index) => {
      const promo = await given();
      await draft(promo.code, { customer_id: cast.coworker.id });
      const input = Object.assign({}, ...wrongs.slice(0, index + 1).map(([, terms]) => terms)) as object;
      await asAdmin(() =>
        context.db.service(PromoCodesService).update(admin(), promo.id, UpdatePromoCode.parse(input)),
      );
      expect(await refusal(draft(promo.code))).toMatchObject({ code });
      const use = { customerId: cast.customer.id, dealType: 'recurring', amountCents: 10_000 } as const;
      expect(await refusal(validatePromoCode(em(), promo.code, use))).toMatchObject({ code });
    },
  );

  it.each(['draft', 'paused', 'archived'] as const)('a code that is %s is not known', async (status) => {
    const { code } = await given({ status, ends_at: past });
    expect(await refusal(draft(code))).toMatchObject({ code: 'promo_code.not_found' });
    expect(await refusal(draft('NOBODYS'))).toMatchObject({
      code: 'promo_code.not_found',
      details: [{ path: 'promo_code', message: 'We do not know this promo code' }],
    });
  });

  it('names the minimum, and says first of all whether it is a code', async () => {
    const promo = await given({ minimum_amount: 1_250.5 });
    await expect(draft(promo.code)).rejects.toThrow('at least $1,250.50');
    expect(await refusal(validatePromoCode(em(), 'A B', {}))).toMatchObject({
      code: 'promo_code.invalid_format',
    });
  });

  it('tells what comes off, redeems nothing, and stops after ten tries', async () => {
    const promo = await given({ discount_type: 'fixed', value: 30 });
    const { user } = await context.db.given(aUser());
    const actor = actorOf(user);
    const ask = (input: object) =>
      runInContext({ requestId: 'test', actor, ip: '198.51.100.7', userAgent: null }, () =>
        context.db.service(PromoValidations).validate(actor, { code: promo.code, ...input }),
      );
    expect(await ask({})).toMatchObject({ valid: true, discount: null, amount_after: null, value: 30 });
    expect(await ask({ amount: 20 })).toMatchObject({ discount: 20, amount_after: 0 });
    const { deal } = await context.db.given(aDeal({ customer: user, status: 'sent', amountCents: 10_000 }));
    expect(await ask({ deal_id: deal.id })).toMatchObject({ discount: 30, amount_after: 70 });
    const { deal: foreign } = await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
    expect(await refusal(ask({ deal_id: foreign.id }))).toMatchObject({ code: 'not_found' });
    for (let more = 0; more < 6; more += 1) await ask({});
    expect(await refusal(ask({}))).toMatchObject({ code: 'rate_limited' });
    expect(await redeemed(promo.id)).toBe(0);
  });
});

describe('redemption (decisions, section 5)', () => {
  it('of a code with one use: of fifty at once, one succeeds', async () => {
    const promo = await given({ max_redemptions: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => draft(promo.code)));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as DomainError] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 49 }, () => 'promo_code.exhausted'));
    expect(await redeemed(promo.id)).toBe(1);
  });

  it('of a code with two uses a company: of twenty at once by its people, two succeed', async () => {
    const promo = await given({ max_per_company: 2 });
    const people: User[] = [cast.customer, cast.primary, cast.coworker];
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => draft(promo.code, { customer_id: people[n % people.length]?.id })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await redeemed(promo.id)).toBe(2);
    await draft(promo.code, { customer_id: cast.stranger.id });
  });

  it('keeps the terms, whatever becomes of the code', async () => {
    const promo = await given({ value: 10, duration: 'forever' });
    const deal = await draft(promo.code);
    await asAdmin(() =>
      context.db
        .service(PromoCodesService)
        .update(admin(), promo.id, UpdatePromoCode.parse({ value: 90, status: 'archived' })),
    );
    expect(await change(deal.id, { current_status: 'sent' })).toMatchObject({ discount: 10, monthly_discount: 10 });
    expect(await refusal(change(deal.id, { current_status: 'draft', promo_code: 'NOBODYS' }))).toMatchObject({
      code: 'promo_code.not_found',
    });
  });

  it('is given back by a draft that drops or changes its code, and by an offer that comes to nothing', async () => {
    const [promo, other] = [await given({ max_redemptions: 1 }), await given()];
    const deal = await draft(promo.code);
    expect(await change(deal.id, { promo_code: other.code })).toMatchObject({ promo_code: other.code });
    expect([await redeemed(promo.id), await redeemed(other.id)]).toEqual([0, 1]);
    expect(await change(deal.id, { promo_code: null })).toMatchObject({ promo_code: null, discount: 0 });
    for (const end of ['cancelled', 'declined'] as const) {
      const offer = await draft(promo.code);
      expect(await redeemed(promo.id)).toBe(1);
      await change(offer.id, { current_status: 'sent' });
      await change(offer.id, { current_status: end });
      expect(await redeemed(promo.id)).toBe(0);
    }
  });

  it('of two drafts that swap their codes again and again: neither waits for the other', async () => {
    const codes = [(await given()).code, (await given()).code] as const;
    const drafts = [await draft(codes[0]), await draft(codes[1])] as const;
    for (let n = 1; n <= 8; n += 1) {
      const swapped = await Promise.all(drafts.map((deal, k) => change(deal.id, { promo_code: codes[(n + k) % 2] })));
      expect(swapped.map(({ promo_code }) => promo_code)).toEqual([codes[n % 2], codes[(n + 1) % 2]]);
    }
  });

  it('stays with a deal that was accepted, and doesn’t change any more', async () => {
    const promo = await given();
    const deal = await draft(promo.code);
    await change(deal.id, { current_status: 'active', acceptance_method: 'paper' });
    expect(await refusal(change(deal.id, { promo_code: null }))).toMatchObject({ code: 'deal.not_editable' });
    expect(await change(deal.id, { current_status: 'cancelled' })).toMatchObject({ promo_code: promo.code });
    expect(await redeemed(promo.id)).toBe(1);
  });

  it('holds a draft to the code’s minimum', async () => {
    const deal = await draft((await given({ minimum_amount: 80 })).code);
    expect(await refusal(change(deal.id, { amount: 79.99 }))).toMatchObject({ code: 'promo_code.below_minimum' });
    expect(await change(deal.id, { amount: 80 })).toMatchObject({ amount: 80, discount: 8 });
  });

  it('comes with a customer’s yes, in one transaction; a code that is no good accepts nothing', async () => {
    const promo = await given({ max_redemptions: 1 });
    const { deal } = await context.db.given(aDeal({ customer: cast.customer, status: 'sent' }));
    const actor = actorOf(cast.customer);
    const { terms_hash } = await context.db.as(actor, () => context.db.service(DealsService).get(actor, deal.id));
    const accept = (promo_code: string) =>
      context.db.as(actor, () =>
        context.db
          .service(DealAnswersService)
          .accept(actor, deal.id, { terms_hash, name: 'Dana', agreed: true, promo_code }),
      );
    expect(await refusal(accept('NOBODYS'))).toMatchObject({ code: 'promo_code.not_found' });
    expect(await accept(promo.code)).toMatchObject({ current_status: 'active', promo_code: promo.code, terms_hash });
    expect(await redeemed(promo.id)).toBe(1);
  });

  it('shows admins which deals used a code', async () => {
    const promo = await given();
    const deal = await draft(promo.code);
    const query = ListDeals.parse({ promo_code: promo.code });
    const list = await asAdmin(() => context.db.service(DealsService).list(admin(), query));
    expect(list.data.map(({ id }) => id)).toEqual([deal.id]);
  });
});
