import { moneyText, shortMoneyText } from './money.js';

describe('US dollars in words', () => {
  it.each([
    [1250, '$1,250.00', '$1,250'],
    [99.5, '$99.50', '$99.50'],
    [0, '$0.00', '$0'],
    [-20, '−$20.00', '−$20'],
  ])('%d is %s on a bill and %s at a glance', (amount, onBill, atGlance) => {
    expect([moneyText(amount), shortMoneyText(amount)]).toEqual([onBill, atGlance]);
  });
});
