import { invoiceColumns } from './invoice.columns.js';

/** The list's place beside the menu on a window of 1024 px, without the checkboxes, in CSS pixels. */
const ROOM = 742 - 40;
/** The least of a column without a width of its own, in CSS pixels. */
const LEAST = 160;

it('keep the due day and the balance beside number, customer and status on a window of 1024 px', () => {
  const shown = ['number', 'customer_name', 'status', 'due_date', 'balance'];
  const columns = invoiceColumns.filter(({ key }) => shown.includes(key));
  expect(columns.map(({ key }) => key)).toEqual(shown);
  expect(columns.slice(-2).map(({ priority }) => priority)).toEqual(['high', 'high']);
  const taken = columns.reduce((sum, { width }) => sum + Number.parseInt(width ?? String(LEAST), 10), 0);
  expect(taken).toBeLessThanOrEqual(ROOM);
});
