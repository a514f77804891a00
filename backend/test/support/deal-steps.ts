import { type Actor, type DealInterval } from '@portal/contracts';
import fc from 'fast-check';
import { DealsService } from '../../src/modules/deals/index.js';
import { actorOf, type Cast } from '../factories/cast.factory.js';
import { aDeal } from '../factories/deal.factory.js';
import { aPromoCode } from '../factories/promo-code.factory.js';
import type { TestContext } from './create-test-context.js';

/** What happens to recurring deals, with numbers that point at whatever is there. */
export type DealStep =
  | { do: 'deal'; of: number; cents: number; fee: number; interval: DealInterval; promo: number | null }
  | { do: 'pause' | 'resume' | 'cancel'; at: number };

const only = <const Name extends string>(...names: Name[]) => fc.constantFrom(...names);

export const newDealStep = fc.record({
  do: only('deal'),
  of: fc.nat(9),
  cents: fc.integer({ min: 1, max: 50_000 }),
  fee: fc.nat(5_000),
  interval: only('month', 'quarter', 'year'),
  promo: fc.option(fc.nat(2)),
});
export const dealStateStep = fc.record({ do: only('pause', 'resume', 'cancel'), at: fc.nat(9) });

const promos = [
  { discount_type: 'percent', value: 33.33, duration: 'forever' },
  { discount_type: 'fixed', value: 120, duration: 'repeating', duration_periods: 2 },
  { discount_type: 'percent', value: 50, duration: 'once' },
] as const;
const states = { pause: 'paused', resume: 'active', cancel: 'cancelled' } as const;

/** Takes a step as an admin would: a new deal of one of three customers is accepted by phone at once. */
export async function takeDealStep({ db }: Pick<TestContext, 'db'>, cast: Cast, step: DealStep): Promise<void> {
  const admin: Actor = actorOf(cast.admin);
  const update = (id: string, input: object) => db.as(admin, () => db.service(DealsService).update(admin, id, input));
  if (step.do !== 'deal') {
    const [deal] = await db.rows<{ id: string }>('select id from customer_deals order by id desc offset ? limit 1', [
      step.at % 3,
    ]);
    if (deal) await update(deal.id, { current_status: states[step.do] });
    return;
  }
  const customer = [cast.customer, cast.primary, cast.stranger][step.of % 3] ?? cast.customer;
  const { cents: amountCents, fee: setupFeeCents, interval } = step;
  const { deal } = await db.given(aDeal({ customer, amountCents, setupFeeCents, interval }));
  const { promo } = await db.given(aPromoCode(promos[step.promo ?? 0]));
  if (step.promo !== null) await update(deal.id, { promo_code: promo.code });
  await update(deal.id, { current_status: 'active', acceptance_method: 'phone' });
}
