/** Half up to the whole cent, exact for any size. */
const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** What decides about a line's amount: quantity with at most two decimals, the rest in cents. */
export interface LineFigures {
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
}

/** An invoice's figures, in cents. */
export interface Totals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

/** quantity × unit price in cents, rounded half up, before the discount. */
export const grossCents = ({ quantity, unitPriceCents }: Pick<LineFigures, 'quantity' | 'unitPriceCents'>): number =>
  halfUp(BigInt(Math.round(quantity * 100)) * BigInt(unitPriceCents), 100n);

/** The tax on so many cents at a rate in percent with at most three decimals, rounded half up. */
export const taxCents = (cents: number, ratePercent: number): number =>
  halfUp(BigInt(cents) * BigInt(Math.round(ratePercent * 1_000)), 100_000n);

/** The sums of lines. */
export function totalsOf(lines: readonly LineFigures[], ratePercent: number): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + grossCents(line), 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const tax = taxCents(subtotalCents - discountCents, ratePercent);
  return { subtotalCents, discountCents, taxCents: tax, totalCents: subtotalCents - discountCents + tax };
}
