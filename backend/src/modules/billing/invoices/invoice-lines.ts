import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { limits, type CreateInvoice } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { refuse } from '../../../infrastructure/errors/refuse.js';
import { centsOf, dollarsOf } from '../../../infrastructure/database/money.js';
import { grossCents, totalsOf, type LineFigures, type Totals } from '../amounts.js';
import type { ScheduleEntry } from '../schedule/schedule-entry.entity.js';
import type { LinesChange } from './invoice.entity.js';

/** One line of a draft. */
export interface NewLine extends LineFigures {
  description: string;
  scheduleEntryId: string | null;
}

/** A line for an entry of the schedule: its amount once, less its discount. */
export const lineOfEntry = ({ id, title, amountCents, discountCents }: ScheduleEntry): NewLine => ({
  description: title,
  quantity: 1,
  unitPriceCents: amountCents,
  discountCents,
  scheduleEntryId: id,
});

/** Lines as they were sent. @throws DomainError `invalid` naming a discount above its line, or an amount without measure */
export function linesOf(sent: NonNullable<CreateInvoice['lines']>): NewLine[] {
  return sent.map(({ description, quantity, unit_price, discount }, index) => {
    const line = {
      description,
      quantity,
      unitPriceCents: centsOf(unit_price),
      discountCents: centsOf(discount),
      scheduleEntryId: null,
    };
    const gross = grossCents(line);
    if (gross > centsOf(limits.dollars)) refuse(`lines.${index}.unit_price`, 'Too much for one line');
    if (line.discountCents > gross) refuse(`lines.${index}.discount`, 'More than the line');
    return line;
  });
}

/** The sums of a draft's lines. @throws DomainError `invalid` naming lines that come to too much */
export function sumOf(lines: readonly LineFigures[], ratePercent: number): Totals {
  const totals = totalsOf(lines, ratePercent);
  if (totals.totalCents > centsOf(limits.dollars)) refuse('lines', 'Too much for one invoice');
  return totals;
}

/** Writes lines behind those that are there. */
export async function addLines(
  em: EntityManager,
  invoiceId: string,
  lines: readonly NewLine[],
  behind: number,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line, index) => [
    uuidv7(),
    invoiceId,
    behind + index + 1,
    line.description,
    line.quantity,
    line.unitPriceCents,
    line.discountCents,
    grossCents(line) - line.discountCents,
    line.scheduleEntryId,
  ]);
  await em.execute(
    `insert into invoice_lines (id, invoice_id, position, description, quantity, unit_price_cents, discount_cents,
       amount_cents, schedule_entry_id) values ${rows.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    rows.flat(),
  );
}

/**
 * Puts these lines in place of those that are not of the schedule, behind the others; answers both as they are sent, or
 * null where they are the same, in the same order: then none is written.
 */
export async function replaceOwnLines(
  em: EntityManager,
  invoiceId: string,
  lines: readonly NewLine[],
): Promise<LinesChange | null> {
  const before = await ownLinesOf(em, invoiceId);
  if (isDeepStrictEqual(before, lines)) return null;
  await em.execute('delete from invoice_lines where invoice_id = ? and schedule_entry_id is null', [invoiceId]);
  await addLines(em, invoiceId, lines, (await figuresOf(em, invoiceId)).length);
  return { from: before.map(asSent), to: lines.map(asSent) };
}

const asSent = ({ description, quantity, unitPriceCents, discountCents }: NewLine) => ({
  description,
  quantity,
  unit_price: dollarsOf(unitPriceCents),
  discount: dollarsOf(discountCents),
});

/** Takes all lines off a draft. */
export async function removeLines(em: EntityManager, invoiceId: string): Promise<void> {
  await em.execute('delete from invoice_lines where invoice_id = ?', [invoiceId]);
}

/** The lines of an invoice that are not of the schedule, in their order. */
export async function ownLinesOf(em: EntityManager, invoiceId: string): Promise<NewLine[]> {
  const rows = await em.execute<(FigureRow & { description: string })[]>(
    `select description, quantity, unit_price_cents, discount_cents from invoice_lines
     where invoice_id = ? and schedule_entry_id is null order by position`,
    [invoiceId],
  );
  return rows.map((row) => ({ ...toFigures(row), description: row.description, scheduleEntryId: null }));
}

/** The figures of an invoice's lines as they are, in their order. */
export async function figuresOf(em: EntityManager, invoiceId: string): Promise<LineFigures[]> {
  const rows = await em.execute<FigureRow[]>(
    'select quantity, unit_price_cents, discount_cents from invoice_lines where invoice_id = ? order by position',
    [invoiceId],
  );
  return rows.map(toFigures);
}

/** The figures of a line as the database has them. */
interface FigureRow {
  quantity: string;
  unit_price_cents: string;
  discount_cents: string;
}

const toFigures = (row: FigureRow): LineFigures => ({
  quantity: Number(row.quantity),
  unitPriceCents: Number(row.unit_price_cents),
  discountCents: Number(row.discount_cents),
});
