import { invoiceReminderDays, limits } from '@portal/contracts';
import fc from 'fast-check';
import { grossCents, taxCents, totalsOf } from './invoice-amounts.js';

const cents = fc.integer({ min: 0, max: 1_000_000_00 });
const hundredths = fc.integer({ min: 1, max: 1_000_000 });
const thousandths = fc.integer({ min: 0, max: 25_000 });
const line = fc
  .record({
    quantity: hundredths.map((n) => n / 100),
    unitPriceCents: cents,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, unitPriceCents, share }) => {
    const gross = grossCents({ quantity, unitPriceCents });
    return { quantity, unitPriceCents, discountCents: Math.floor(gross * share) };
  });

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

  it('stay whole numbers up to the largest that can be sent', () => {
    expect(grossCents({ quantity: 1_000_000, unitPriceCents: limits.dollars * 100 })).toBe(9_999_999_999_000_000);
    expect(invoiceReminderDays).toEqual([...invoiceReminderDays].sort((one, other) => one - other));
  });
});
