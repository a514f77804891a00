import { invoiceColumns } from './invoice.columns.js';

/** The list's place beside the menu on a window of 1024 px, with the checkboxes, in CSS pixels. */
const ROOM = 702;
/** The least that the customer takes, whose column has no width of its own. */
const CUSTOMER = 160;

it('keep number, status, due day and balance beside the customer on a window of 1024 px', () => {
  const widths = ['number', 'status', 'due_date', 'balance'].map((key) =>
    Number.parseInt(invoiceColumns.find((column) => column.key === key)?.width ?? '', 10),
  );
  expect(widths.reduce((sum, width) => sum + width, CUSTOMER)).toBeLessThanOrEqual(ROOM);
});
