import type { InvoiceSummary } from '@portal/contracts';
import {
  billedBy,
  DayText,
  InvoiceAmount,
  InvoiceIssued,
  InvoiceName,
  invoiceRowName,
  InvoiceRowStatus,
  invoiceStatusWords,
  moneyText,
  type InvoiceRow,
} from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import './billing.css';

const customerOf = (row: InvoiceSummary): string =>
  [row.customer_name, row.company_name].filter(Boolean).join(', ') || '–';

const hasBalance = ({ credit_note: note, status }: InvoiceRow): boolean =>
  !note && status !== 'draft' && status !== 'void';

/** What is still asked for; muted where it was given up, which no total counts. */
const Balance = ({ row }: { row: InvoiceRow }) => {
  if (!hasBalance(row)) return <>–</>;
  const amount = moneyText(row.balance);
  return row.status === 'uncollectible' ? <span className="billing__uncounted">{amount}</span> : <>{amount}</>;
};

/** The columns of the console's invoices and their credit notes. */
export const invoiceColumns: readonly ListColumn<InvoiceRow>[] = [
  {
    key: 'number',
    title: 'Invoice',
    sortable: true,
    width: '148px',
    cell: (row) => <InvoiceName row={row} />,
    text: invoiceRowName,
    onCard: 'title',
  },
  { key: 'customer_name', title: 'Customer', cell: customerOf, text: customerOf },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '164px',
    cell: (row) => <InvoiceRowStatus row={row} />,
    text: (row) => (row.credit_note ? 'Credit note' : invoiceStatusWords[row.status]),
    onCard: 'corner',
  },
  {
    key: 'issue_date',
    title: 'Issued',
    sortable: true,
    width: '172px',
    priority: 'low',
    cell: (row) => <InvoiceIssued row={row} />,
    text: (row) => row.credit_note?.issued_at ?? row.issue_date ?? '',
    onCard: 'hidden',
  },
  {
    key: 'due_date',
    title: 'Due',
    sortable: true,
    width: '190px',
    cell: ({ credit_note: note, due_date }) => (due_date && !note ? <DayText day={due_date} /> : '–'),
    text: ({ credit_note: note, due_date }) => (note ? '' : (due_date ?? '')),
  },
  {
    key: 'total',
    title: 'Total',
    sortable: true,
    width: '116px',
    align: 'end',
    cell: (row) => <InvoiceAmount row={row} />,
    text: (row) => String(billedBy(row)),
  },
  {
    key: 'balance',
    title: 'Balance',
    sortable: true,
    width: '116px',
    align: 'end',
    cell: (row) => <Balance row={row} />,
    text: (row) => (hasBalance(row) ? String(row.balance) : ''),
  },
];

/** The same where all are one customer's. */
export const ownInvoiceColumns = invoiceColumns.filter(({ key }) => key !== 'customer_name');
