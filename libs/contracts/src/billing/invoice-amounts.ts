import { limits } from '../core/limits.js';
import { invoiceLineAmounts } from './invoice.contract.js';

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
export interface InvoiceCents {
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
export function totalsOf(lines: readonly LineFigures[], ratePercent: number): InvoiceCents {
  const subtotalCents = lines.reduce((sum, line) => sum + grossCents(line), 0);
  const discountCents = lines.reduce((sum, line) => sum + line.discountCents, 0);
  const tax = taxCents(subtotalCents - discountCents, ratePercent);
  return { subtotalCents, discountCents, taxCents: tax, totalCents: subtotalCents - discountCents + tax };
}

const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** A line as it is typed: what its fields hold, whether or not they are numbers already. */
export type TypedLine = Readonly<Record<'quantity' | 'unit_price' | 'discount', unknown>>;

/** A line's figures, without a discount where its field is empty; undefined while the contract doesn't take what was typed, or the line comes to less than nothing. */
function figuresOf({ quantity, unit_price, discount }: TypedLine): LineFigures | undefined {
  const { data } = invoiceLineAmounts.safeParse({ quantity, unit_price, discount: discount ?? 0 });
  const line = data && {
    quantity: data.quantity,
    unitPriceCents: centsOf(data.unit_price),
    discountCents: centsOf(data.discount),
  };
  return line && lineProblem(line) === undefined ? line : undefined;
}

/** Why a line can't be billed, and the field that says so: it comes to too much, or its discount is above it. */
export function lineProblem(line: LineFigures): readonly ['unit_price' | 'discount', string] | undefined {
  const gross = grossCents(line);
  if (gross > centsOf(limits.dollars)) return ['unit_price', 'Too much for one line'];
  return line.discountCents > gross ? ['discount', 'More than the line'] : undefined;
}

/** What a line comes to less its discount, in US dollars; undefined while it can't be told. */
export function typedLineAmount(typed: TypedLine): number | undefined {
  const line = figuresOf(typed);
  return line && (grossCents(line) - line.discountCents) / 100;
}

/** What lines come to as they are typed, in US dollars, as the server will sum them; a line that can't be told counts nothing. */
export function typedTotals(lines: readonly TypedLine[], ratePercent: number) {
  const figures = lines.map(figuresOf).filter((line) => line !== undefined);
  const { subtotalCents, discountCents, taxCents: tax, totalCents } = totalsOf(figures, ratePercent);
  return { subtotal: subtotalCents / 100, discount: discountCents / 100, tax: tax / 100, total: totalCents / 100 };
}
