import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  grossCents,
  lineProblem,
  limits,
  totalsOf,
  type CreateInvoice,
  type LineFigures,
  type InvoiceCents,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { centsOf, dollarsOf } from '../../../infrastructure/database/money.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { refuse } from '../../../infrastructure/errors/refuse.js';
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
    const problem = lineProblem(line);
    if (problem) refuse(`lines.${index}.${problem[0]}`, problem[1]);
    return line;
  });
}

/** The sums of a draft's lines. @throws DomainError `invalid` naming lines that come to too much */
export function sumOf(lines: readonly LineFigures[], ratePercent: number): InvoiceCents {
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
  const rows = lines.map((line, index) => ({
    id: uuidv7(),
    invoice_id: invoiceId,
    position: behind + index + 1,
    description: line.description,
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
    discount_cents: line.discountCents,
    amount_cents: grossCents(line) - line.discountCents,
    schedule_entry_id: line.scheduleEntryId,
  }));
  await kysely(em).insertInto('invoice_lines').values(rows).execute();
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
  const all = await linesOn(em, invoiceId);
  const before = all.filter(isOwn);
  if (isDeepStrictEqual(before, lines)) return null;
  await em.execute('delete from invoice_lines where invoice_id = ? and schedule_entry_id is null', [invoiceId]);
  await addLines(em, invoiceId, lines, all.length - before.length);
  return { from: before.map(asSent), to: lines.map(asSent) };
}

const asSent = ({ description, quantity, unitPriceCents, discountCents }: NewLine) => ({
  description,
  quantity,
  unit_price: dollarsOf(unitPriceCents),
  discount: dollarsOf(discountCents),
});

/** Whether a line isn't of the schedule. */
export const isOwn = ({ scheduleEntryId }: NewLine): boolean => scheduleEntryId === null;

/** The lines of an invoice, in their order. */
export async function linesOn(em: EntityManager, invoiceId: string): Promise<NewLine[]> {
  const lines = kysely(em).selectFrom('invoice_lines').where('invoice_id', '=', invoiceId).orderBy('position');
  const rows = await lines
    .select(['description', 'quantity', 'unit_price_cents', 'discount_cents', 'schedule_entry_id'])
    .execute();
  return rows.map((row) => ({
    description: row.description,
    quantity: Number(row.quantity),
    unitPriceCents: Number(row.unit_price_cents),
    discountCents: Number(row.discount_cents),
    scheduleEntryId: row.schedule_entry_id,
  }));
}
