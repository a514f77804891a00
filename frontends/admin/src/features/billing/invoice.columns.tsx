import type { InvoiceSummary } from '@portal/contracts';
import { DayText, invoiceName, InvoiceStatusTag, invoiceStatusWords, moneyText } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';

const customerOf = (row: InvoiceSummary): string =>
  [row.customer_name, row.company_name].filter(Boolean).join(', ') || '–';

const day = (value: string | null) => (value ? <DayText day={value} /> : '–');

/** The columns of the console's invoices. */
export const invoiceColumns: readonly ListColumn<InvoiceSummary>[] = [
  {
    key: 'number',
    title: 'Invoice',
    sortable: true,
    width: '148px',
    cell: invoiceName,
    text: invoiceName,
    onCard: 'title',
  },
  { key: 'customer_name', title: 'Customer', cell: customerOf, text: customerOf },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '164px',
    cell: (row) => <InvoiceStatusTag invoice={row} />,
    text: (row) => invoiceStatusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'issue_date',
    title: 'Issued',
    sortable: true,
    width: '172px',
    priority: 'low',
    cell: (row) => day(row.issue_date),
    text: (row) => row.issue_date ?? '',
    onCard: 'hidden',
  },
  {
    key: 'due_date',
    title: 'Due',
    sortable: true,
    width: '172px',
    cell: (row) => day(row.due_date),
    text: (row) => row.due_date ?? '',
  },
  {
    key: 'total',
    title: 'Total',
    sortable: true,
    width: '116px',
    align: 'end',
    cell: (row) => moneyText(row.total),
    text: (row) => String(row.total),
  },
  {
    key: 'credited',
    title: 'Credited',
    width: '104px',
    align: 'end',
    priority: 'low',
    cell: (row) => (row.credited > 0 ? moneyText(-row.credited) : '–'),
    text: (row) => String(row.credited),
    onCard: 'hidden',
  },
  {
    key: 'balance',
    title: 'Balance',
    sortable: true,
    width: '116px',
    align: 'end',
    cell: (row) => (row.status === 'draft' || row.status === 'void' ? '–' : moneyText(row.balance)),
    text: (row) => String(row.balance),
  },
];

/** The same where all are one customer's. */
export const ownInvoiceColumns = invoiceColumns.filter(({ key }) => key !== 'customer_name');
