import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import {
  CreatePromoCode,
  ListPromoCodes,
  promoCodeStatuses,
  promoCodeTransitions,
  UpdatePromoCode,
} from '@portal/contracts';
import { ago, fromNow } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aPromoCode } from '../../../test/factories/promo-code.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { PromoCodesService, PromoRedemptions } from './index.js';

const { context, cast } = contextWithCast('cli');

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const admin = () => actorOf(cast.admin);
const asAdmin = <Result>(work: () => Promise<Result>) => context.db.as(admin(), work);
const given = async (wish: Parameters<typeof aPromoCode>[0] = {}) => (await context.db.given(aPromoCode(wish))).promo;
const redeem = async (code: string) => {
  const { deal, payer } = await context.db.given(aDeal());
  const use = { dealId: deal.id, customerId: payer.id, dealType: 'recurring', amountCents: 10_000 } as const;
  await em().transactional((inside) => context.db.service(PromoRedemptions).redeem(inside, code, use));
};
const past = ago({ hours: 1 }).toISOString();
const future = fromNow({ hours: 1 }).toISOString();

describe('codes themselves (decisions, section 4)', () => {
  const service = () => context.db.service(PromoCodesService);
  const offer = (input: object) =>
    asAdmin(() => service().create(admin(), CreatePromoCode.parse({ discount_type: 'percent', value: 10, ...input })));

  it.each([
    [{ value: 100.01 }, 'value'],
    [{ duration: 'repeating' }, 'duration_periods'],
    [{ duration_periods: 3 }, 'duration_periods'],
    [{ starts_at: future, ends_at: past }, 'ends_at'],
  ])('must fit together (%#)', async (input, path) => {
    expect(await refusal(offer({ code: 'UNFIT', ...input }))).toMatchObject({ code: 'invalid', details: [{ path }] });
  });

  it('are one of a name, in any case, until deleted', async () => {
    const first = await offer({ code: 'autumn-26' });
    expect(first).toMatchObject({ code: 'AUTUMN-26', status: 'draft', redeemed_count: 0 });
    expect(await refusal(offer({ code: 'AUTUMN-26' }))).toMatchObject({
      code: 'promo_code.taken',
      details: [{ path: 'code' }],
    });
    await asAdmin(() => service().remove(admin(), first.id));
    await offer({ code: 'AUTUMN-26' });
    expect(await refusal(asAdmin(() => service().restore(admin(), first.id)))).toMatchObject({
      code: 'promo_code.taken',
    });
  });

  it('are not deleted once redeemed', async () => {
    const promo = await given();
    await redeem(promo.code);
    expect(await refusal(asAdmin(() => service().remove(admin(), promo.id)))).toMatchObject({
      code: 'promo_code.redeemed',
    });
  });

  it('tell what time and use have made of them, and are found by type and state', async () => {
    const [over, used] = [await given({ ends_at: past, deal_type: 'one_time' }), await given({ max_redemptions: 1 })];
    await redeem(used.code);
    const list = async (query: object) =>
      (await context.db.service(PromoCodesService).list(admin(), ListPromoCodes.parse({ limit: 100, ...query }))).data;
    const all = await list({ status: 'active' });
    expect(all.find(({ id }) => id === over.id)).toMatchObject({ expired: true, exhausted: false });
    expect(all.find(({ id }) => id === used.id)).toMatchObject({ expired: false, exhausted: true });
    const forRecurring = (await list({ deal_type: 'recurring' })).map(({ id }) => id);
    expect([forRecurring.includes(over.id), forRecurring.includes(used.id)]).toEqual([false, true]);
  });

  it('move as the table says', async () => {
    for (const from of promoCodeStatuses)
      for (const to of promoCodeStatuses.filter((status) => status !== from)) {
        const { id } = await given({ status: from });
        const moved = asAdmin(() => service().update(admin(), id, UpdatePromoCode.parse({ status: to })));
        if (promoCodeTransitions.allowed(from, 'admin').includes(to)) expect(await moved).toMatchObject({ status: to });
        else expect(await refusal(moved)).toMatchObject({ code: 'illegal_transition' });
      }
  });

  it('go for good 30 days after they were deleted', async () => {
    const { id } = await given();
    await asAdmin(() => service().remove(admin(), id));
    expect(await em().transactional((inside) => runRetention(context.app, 'purge-promo-codes', inside))).toBe(0);
    await context.db.rows(`update promo_codes set deleted_at = now() - interval '31 days' where id = ? returning 1`, [
      id,
    ]);
    expect(await em().transactional((inside) => runRetention(context.app, 'purge-promo-codes', inside))).toBe(1);
  });
});
