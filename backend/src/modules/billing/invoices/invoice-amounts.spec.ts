import {
  grossCents,
  invoiceReminderDays,
  limits,
  taxCents,
  totalsOf,
  typedLineAmount,
  typedTotals,
} from '@portal/contracts';
import fc from 'fast-check';
import { linesOf, sumOf } from './invoice-lines.js';

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const hundredths = fc.integer({ min: 1, max: 1_000_000 });
const thousandths = fc.integer({ min: 0, max: 25_000 });
const lineOf = (quantities: fc.Arbitrary<number>, prices: fc.Arbitrary<number>) =>
  fc
    .record({
      quantity: quantities.map((n) => n / 100),
      unitPriceCents: prices,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, unitPriceCents, share }) => {
      const gross = grossCents({ quantity, unitPriceCents });
      return { quantity, unitPriceCents, discountCents: Math.floor(gross * share) };
    });
const line = lineOf(hundredths, cents);
/** A line of which a hundred are no more than one invoice can be over. */
const payable = lineOf(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 1_000_00 }));

describe('amounts of invoices (decisions, section 4)', () => {
  it('round half up, as on paper', () => {
    expect(grossCents({ quantity: 0.5, unitPriceCents: 1 })).toBe(1);
    expect(grossCents({ quantity: 1.15, unitPriceCents: 100 })).toBe(115);
    expect(grossCents({ quantity: 0.33, unitPriceCents: 100 })).toBe(33);
    expect(taxCents(10_050, 7)).toBe(704);
    expect(taxCents(1_000, 6.75)).toBe(68);
    expect(taxCents(0, 7)).toBe(0);
  });

  it('are never off by more than half a cent, whatever the quantity and the price', () => {
    fc.assert(
      fc.property(hundredths, cents, (quantity, unitPriceCents) => {
        const exact = BigInt(quantity) * BigInt(unitPriceCents);
        const off = 100n * BigInt(grossCents({ quantity: quantity / 100, unitPriceCents })) - exact;
        expect(off > -50n && off <= 50n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('add up: total = lines − discounts + tax, and no discount is above its base', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), thousandths, (lines, rate) => {
        const totals = totalsOf(lines, rate / 1_000);
        const net = lines.reduce((sum, one) => sum + grossCents(one) - one.discountCents, 0);
        expect(totals.subtotalCents - totals.discountCents).toBe(net);
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
        expect(totals.totalCents).toBe(net + totals.taxCents);
        const off = 100_000n * BigInt(totals.taxCents) - BigInt(net) * BigInt(rate);
        expect(off > -50_000n && off <= 50_000n).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('are those that the screen shows while they are typed, line by line and in sum', () => {
    fc.assert(
      fc.property(fc.array(payable, { maxLength: 100 }), thousandths, (figures, rate) => {
        const typed = figures.map(({ quantity, unitPriceCents, discountCents }) => ({
          description: 'Cable',
          quantity,
          unit_price: unitPriceCents / 100,
          discount: discountCents === 0 ? null : discountCents / 100, // an emptied field
        }));
        const lines = linesOf(typed.map((one) => ({ ...one, discount: one.discount ?? 0 })));
        const shown = typedTotals(typed, rate / 1_000);
        const { subtotalCents, discountCents, taxCents: tax, totalCents } = sumOf(lines, rate / 1_000);
        expect(
          [shown.subtotal, shown.discount, shown.tax, shown.total].map((dollars) => Math.round(dollars * 100)),
        ).toEqual([subtotalCents, discountCents, tax, totalCents]);
        expect(typed.map((one) => Math.round((typedLineAmount(one) ?? NaN) * 100))).toEqual(
          lines.map((one) => grossCents(one) - one.discountCents),
        );
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['a word', { quantity: 'two', unit_price: 10, discount: 0 }],
    ['nothing', { quantity: 1, unit_price: null, discount: 0 }],
    ['more than the line', { quantity: 1, unit_price: 10, discount: 11 }],
    ['too much', { quantity: 2, unit_price: limits.dollars, discount: 0 }],
  ])('count nothing for a line with %s in it', (_, typed) => {
    expect(typedLineAmount(typed)).toBeUndefined();
    expect(typedTotals([typed, { quantity: 2, unit_price: 1.5, discount: 0.5 }], 10)).toEqual({
      subtotal: 3,
      discount: 0.5,
      tax: 0.25,
      total: 2.75,
    });
  });

  it('stay whole numbers up to the largest that can be sent', () => {
    expect(grossCents({ quantity: 1_000_000, unitPriceCents: limits.dollars * 100 })).toBe(9_999_999_999_000_000);
    expect(invoiceReminderDays).toEqual([...invoiceReminderDays].sort((one, other) => one - other));
  });
});
