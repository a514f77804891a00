import { invoiceFields, type InvoiceSummary } from '@portal/contracts';
import {
  columnsOf,
  DayText,
  invoiceColumn,
  invoiceStatusLabels,
  moneyText,
  withFurtherColumns,
  type InvoiceRow,
} from '@portal/features';
import { groupsOfCustomer, groupBy, customerOf, ofCustomer } from '../../../views/columns.js';
import '../billing.css';

const hasBalance = ({ credit_note: note, status }: InvoiceRow): boolean =>
  !note && status !== 'draft' && status !== 'void';

/** The balance; muted for an uncollectible invoice, which no total counts. */
const Balance = ({ row }: { row: InvoiceRow }) => {
  if (!hasBalance(row)) return <>–</>;
  const amount = moneyText(row.balance);
  return row.status === 'uncollectible' ? <span className="muted">{amount}</span> : <>{amount}</>;
};

const { number, status, issued, due, total } = invoiceColumn;
const { line } = columnsOf<InvoiceRow>();

/** The columns of the console's invoices and their credit notes. */
export const invoiceColumns = withFurtherColumns<InvoiceSummary, InvoiceRow>(invoiceFields, [
  { ...number, width: '158px' },
  {
    key: 'customer_name',
    title: 'Customer',
    priority: 'high',
    text: customerOf,
    fields: ofCustomer,
    group: groupsOfCustomer,
  },
  {
    ...status,
    width: '152px',
    // a credit note stays below its invoice
    group: groupBy('status', 'Status', (row) => invoiceStatusLabels[row.status]),
  },
  { ...issued, priority: 'low' },
  {
    ...due,
    width: '116px',
    priority: 'high',
    // the status says by how many days it is overdue
    cell: ({ credit_note: note, due_date }) => (due_date && !note ? <DayText day={due_date} short /> : '–'),
  },
  { ...total, width: '116px' },
  line('paid', 'Paid', {
    width: '116px',
    align: 'end',
    priority: 'extra',
    onCard: 'hidden',
    cell: (row) => (hasBalance(row) ? moneyText(row.paid) : '–'),
    text: (row) => (hasBalance(row) ? String(row.paid) : ''),
  }),
  line('balance', 'Balance', {
    sortable: true,
    width: '116px',
    align: 'end',
    priority: 'high',
    isNamed: true,
    cell: (row) => <Balance row={row} />,
    text: (row) => (hasBalance(row) ? String(row.balance) : ''),
  }),
]);

/** The same where all are one customer's. */
export const ownInvoiceColumns = invoiceColumns.filter(({ key }) => key !== 'customer_name');
