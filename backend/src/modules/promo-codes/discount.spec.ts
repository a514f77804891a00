import type { DiscountType } from '@portal/contracts';
import { discountCents, isInForce, monthlyDiscountCents } from './discount.js';

const terms = (discountType: DiscountType, valueHundredths: number) =>
  ({ discountType, valueHundredths, duration: 'forever', durationPeriods: null }) as const;

describe('what a code takes off (decisions, section 5)', () => {
  it.each([
    ['a tenth', 'percent', 1_000, 10_000, 1_000],
    ['half a cent is a whole one', 'percent', 1_000, 5, 1],
    ['less than half is none', 'percent', 1_000, 4, 0],
    ['a third and a bit of a dollar', 'percent', 3_333, 100, 33],
    ['everything', 'percent', 10_000, 9_999_999_999, 9_999_999_999],
    ['dollars', 'fixed', 2_500, 10_000, 2_500],
    ['never more than there is', 'fixed', 2_500, 1_000, 1_000],
  ] as const)('%s', (_what, type, value, base, off) => expect(discountCents(terms(type, value), base)).toBe(off));

  it.each([
    ['percent of the month', 'percent', 1_000, 10_000, 'quarter', 333],
    ['dollars by their share', 'fixed', 2_500, 10_000, 'quarter', 833],
    ['dollars of a month', 'fixed', 2_500, 10_000, 'month', 2_500],
    ['never more than the month', 'fixed', 99_999, 10_000, 'year', 833],
  ] as const)('a month, %s', (_what, type, value, amount, interval, off) =>
    expect(monthlyDiscountCents(terms(type, value), amount, interval)).toBe(off),
  );

  it.each([
    ['once', null, [true, false, false]],
    ['repeating', 2, [true, true, false]],
    ['forever', null, [true, true, true]],
  ] as const)('lasts %s', (duration, durationPeriods, expected) => {
    expect([0, 1, 2].map((used) => isInForce({ duration, durationPeriods }, used))).toEqual(expected);
  });
});
