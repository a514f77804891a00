import type { InvoiceSummary } from '@portal/contracts';
import { invoiceFileRows } from './invoice-file-rows.js';

const rowsOf = (invoice: object) =>
  invoiceFileRows.rowsOf(
    { status: 'open', total: 80, balance: 80, credit_notes: [], ...invoice } as never,
    {},
  ) as readonly InvoiceSummary[];

describe('the rows of a file of invoices (decisions 7.42)', () => {
  it.each([
    ['open', 80, 80],
    ['draft', null, null],
    ['void', null, null],
    ['uncollectible', 80, null],
  ])('of one that is %s have the balance %s for admins, %s for its customer', (status, shown, own) => {
    expect(rowsOf({ status, customer_name: undefined })).toMatchObject([{ total: 80, balance: shown }]);
    expect(rowsOf({ status })).toMatchObject([{ total: 80, balance: own }]);
  });

  it('repeat nothing of the invoice in the line of its credit note that would be counted twice', () => {
    const note = { number: 'CN-2026-0001', amount: 30, issued_at: '2026-11-02T15:00:00.000Z' };
    const amounts = { paid: 50, credited: 30, pending: 5, tax: 2, tax_rate: 7, overdue_days: 3 };
    const [, line] = rowsOf({ ...amounts, balance: 0, paid_at: '2026-11-03T15:00:00.000Z', credit_notes: [note] });
    expect(line).toMatchObject({ number: 'CN-2026-0001', status: 'credit_note', issue_date: '2026-11-02', total: -30 });
    for (const name of [...Object.keys(amounts), 'balance', 'paid_at'] as (keyof InvoiceSummary)[])
      expect(line?.[name]).toBeNull();
  });
});
