import type { InvoiceView } from '@portal/contracts';

/** What a line begins with. */
export const newLine = { quantity: 1, discount: 0 } as const;

/** The lines typed by hand, as they are written. */
const writtenLines = ({ lines }: Pick<InvoiceView, 'lines'>) =>
  lines
    .filter(({ schedule_entry_id: entry }) => entry === null)
    .map(({ description, quantity, unit_price, discount }) => ({ description, quantity, unit_price, discount }));

/** A draft whose lines are those that are edited: lines of the schedule change with their entries. */
export const writtenDraft = (draft: InvoiceView) => ({ ...draft, lines: writtenLines(draft) });

/** What the fields of a draft show; an empty one begins with one line. */
export function fieldsOf(draft: InvoiceView): Record<string, unknown> {
  const { lines, tax_rate, due_date, notes } = writtenDraft(draft);
  return { lines: draft.lines.length > 0 ? lines : [{ ...newLine }], tax_rate, due_date, notes };
}

/** Whether nothing was typed into a line. */
const isUntouched = (line: Record<string, unknown>): boolean =>
  !line['description'] &&
  (line['unit_price'] ?? null) === null &&
  line['quantity'] === newLine.quantity &&
  (line['discount'] ?? newLine.discount) === newLine.discount;

/** The lines without untouched ones at the end. Those before stay: what is refused is shown beside its line by number. */
function typedLines(values: unknown): readonly Record<string, unknown>[] {
  const lines = Array.isArray(values) ? (values as Record<string, unknown>[]) : [];
  return lines.slice(0, lines.findLastIndex((line) => !isUntouched(line)) + 1);
}

/** What the fields of a draft hold, as the API takes it; what is no number is left for its schema to refuse. */
export const draftOf = (values: Record<string, unknown>): Record<string, unknown> => ({
  lines: typedLines(values['lines']).map(({ description, quantity, unit_price, discount }) => ({
    description: description ?? '',
    quantity,
    unit_price,
    discount: discount ?? 0,
  })),
  tax_rate: values['tax_rate'] ?? 0,
  due_date: values['due_date'] || null,
  notes: values['notes'] ?? '',
});
