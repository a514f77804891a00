import { buildPromoCode } from './builders/promo-code.js';
import type { DemoWorld } from './demo-world.js';

type NewPromo = Parameters<typeof buildPromoCode>[0];

/** A promo code of the demo data, active and good once unless said otherwise; days count from now, negative is past. */
type DemoPromo = readonly [
  code: string,
  description: string,
  discount: readonly [NewPromo['discount_type'], number],
  dealType: NewPromo['deal_type'],
  more: Partial<Omit<NewPromo, 'starts_at' | 'ends_at'>> & { startsIn?: number; endsIn?: number },
];

/** Codes in every state, one that has expired, and one that is exhausted. */
const demoPromos: readonly DemoPromo[] = [
  [
    'WELCOME10',
    'Ten percent off the first three periods',
    ['percent', 10],
    'recurring',
    { duration: 'repeating', duration_periods: 3, startsIn: -200, max_per_company: 1 },
  ],
  [
    'PROJECT100',
    '$100 off a project from $500',
    ['fixed', 100],
    'one_time',
    { minimum_amount: 500, max_redemptions: 50 },
  ],
  ['FIRST-ONE', '$100 off, for one customer only', ['fixed', 100], 'one_time', { max_redemptions: 1 }],
  [
    'LOYAL5',
    'Five percent off for good, for long-standing customers',
    ['percent', 5],
    'any',
    { duration: 'forever', status: 'paused' },
  ],
  [
    'SPRING-CLEANING',
    'Fifteen percent off a spring check-up',
    ['percent', 15],
    'one_time',
    { startsIn: -250, endsIn: -160 },
  ],
  ['OPENING', 'For our first customers', ['fixed', 50], 'any', { status: 'archived' }],
  ['NEXT-YEAR', 'Not decided yet', ['percent', 20], 'recurring', { status: 'draft' }],
];

/** Makes the promo codes. */
export function loadPromoCodes(world: DemoWorld): Promise<void> {
  const moment = (days?: number): string | undefined =>
    days === undefined ? undefined : world.daysAgo(-days).toISOString();
  const promos = demoPromos.map(
    ([code, description, [discount_type, value], deal_type, { startsIn, endsIn, ...more }]) =>
      buildPromoCode({
        ...{ code, description, discount_type, value, deal_type, duration: 'once', status: 'active', ...more },
        starts_at: moment(startsIn),
        ends_at: moment(endsIn),
      }),
  );
  return world.save(...promos);
}
