import { buildPromoCode } from './builders/promo-code.js';
import type { DemoWorld } from './demo-world.js';

/** A promo code of the demo data; days count from now, negative is past. */
interface DemoPromo extends Omit<Parameters<typeof buildPromoCode>[0], 'starts_at' | 'ends_at'> {
  startsIn?: number;
  endsIn?: number;
}

/** Codes in every state, one that has expired, and one that is exhausted. */
const demoPromos: readonly DemoPromo[] = [
  {
    code: 'WELCOME10',
    description: 'Ten percent off the first three periods',
    discount_type: 'percent',
    value: 10,
    duration: 'repeating',
    duration_periods: 3,
    deal_type: 'recurring',
    status: 'active',
    startsIn: -200,
    max_per_company: 1,
  },
  {
    code: 'PROJECT100',
    description: '$100 off a project from $500',
    discount_type: 'fixed',
    value: 100,
    duration: 'once',
    minimum_amount: 500,
    deal_type: 'one_time',
    status: 'active',
    max_redemptions: 50,
  },
  {
    code: 'FIRST-ONE',
    description: '$100 off, for one customer only',
    discount_type: 'fixed',
    value: 100,
    duration: 'once',
    deal_type: 'one_time',
    status: 'active',
    max_redemptions: 1,
  },
  {
    code: 'LOYAL5',
    description: 'Five percent off for good, for long-standing customers',
    discount_type: 'percent',
    value: 5,
    duration: 'forever',
    deal_type: 'any',
    status: 'paused',
  },
  {
    code: 'SPRING-CLEANING',
    description: 'Fifteen percent off a spring check-up',
    discount_type: 'percent',
    value: 15,
    duration: 'once',
    deal_type: 'one_time',
    status: 'active',
    startsIn: -250,
    endsIn: -160,
  },
  {
    code: 'OPENING',
    description: 'For our first customers',
    discount_type: 'fixed',
    value: 50,
    duration: 'once',
    deal_type: 'any',
    status: 'archived',
  },
  {
    code: 'NEXT-YEAR',
    description: 'Not decided yet',
    discount_type: 'percent',
    value: 20,
    duration: 'once',
    deal_type: 'recurring',
    status: 'draft',
  },
];

/** Makes the promo codes. */
export function loadPromoCodes(world: DemoWorld): Promise<void> {
  const moment = (days?: number): string | undefined =>
    days === undefined ? undefined : world.daysAgo(-days).toISOString();
  const promos = demoPromos.map(({ startsIn, endsIn, ...input }) =>
    buildPromoCode({ ...input, starts_at: moment(startsIn), ends_at: moment(endsIn) }),
  );
  return world.save(...promos);
}
