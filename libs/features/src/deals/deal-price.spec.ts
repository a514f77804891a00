import { firstBillOf, offerText, priceText } from './deal-price.js';

describe('What a deal costs, in words', () => {
  it.each([
    [{ deal_type: 'recurring', interval: 'month', amount: 450 }, '$450 a month'],
    [{ deal_type: 'recurring', interval: 'year', amount: 1999.99 }, '$1,999.99 a year'],
    [{ deal_type: 'one_time', interval: null, amount: 4800 }, '$4,800 once'],
  ] as const)('%o is %s', (deal, words) => expect(priceText(deal)).toBe(words));

  it('adds up the first bill to the cent', () => {
    expect(firstBillOf({ amount: 0.1, setup_fee: 0.2 }, 0)).toBe(0.3);
    expect(firstBillOf({ amount: 450, setup_fee: 99.99 }, 45)).toBe(504.99);
  });

  it.each([
    [{ discount_type: 'percent', value: 10, duration: 'once', duration_periods: null }, '10% off the first bill'],
    [{ discount_type: 'percent', value: 12.5, duration: 'forever', duration_periods: null }, '12.5% off every bill'],
    [{ discount_type: 'fixed', value: 50, duration: 'repeating', duration_periods: 3 }, '$50.00 off the first 3 bills'],
    [{ discount_type: 'fixed', value: 50, duration: 'repeating', duration_periods: 1 }, '$50.00 off the first bill'],
  ] as const)('a code with %o gives %s', (offer, words) => {
    expect(offerText(offer)).toBe(words);
    expect(offerText(offer, { deal_type: 'one_time' })).toBe(words.replace(/ off .*/, ' off'));
  });
});
