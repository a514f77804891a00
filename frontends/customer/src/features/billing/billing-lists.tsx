import {
  ListInvoices,
  ListDealPayments,
  type DealPaymentView,
  ListScheduleEntries,
  unbilledEntryStatuses,
  type ScheduleEntryView,
} from '@portal/contracts';
import { dealQueries, invoiceQueries, dealPaymentQueries, scheduleEntryQueries } from '@portal/data-access';
import {
  DayText,
  invoiceColumn,
  invoiceOf,
  type InvoiceRow,
  invoiceRowName,
  invoiceStatusLabels,
  invoiceTotalsRow,
  isPaymentOnItsWay,
  moneyText,
  useExpandedRows,
  useLiveBilling,
  withCreditNotes,
  paymentColumn,
  paymentFilters,
  paymentMethodLabels,
  PaymentPdfs,
  paymentTotalsRow,
  useRecordList,
  columnsOf,
  difference,
  entryTotalsRow,
  entryTypeLabels,
  optionsOf,
} from '@portal/features';
import { type ListColumn, type ListFilter, ListPage } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

const invoiceColumns: readonly ListColumn<InvoiceRow>[] = [
  invoiceColumn.number,
  { ...invoiceColumn.status, width: '190px' },
  { ...invoiceColumn.issued, width: '160px' },
  {
    ...invoiceColumn.due,
    width: '210px',
    cell: (row) =>
      row.due_date && !row.credit_note ? (
        <DayText day={row.due_date} due={toPay(row) > 0 && !isPaymentOnItsWay(row)} />
      ) : (
        '–'
      ),
  },
  invoiceColumn.total,
  columnsOf<InvoiceRow>().line('balance', 'To pay', {
    sortable: true,
    width: '130px',
    align: 'end',
    isNamed: true,
    cell: (row) => (row.credit_note ? '–' : <ToPay row={row} />),
    text: (row) => (row.credit_note ? '' : String(toPay(row))),
  }),
];

/** What is to be paid; muted where it is on its way, so that it isn't paid again. */
const ToPay = ({ row }: { row: InvoiceRow }) => {
  const amount = moneyText(toPay(row));
  return isPaymentOnItsWay(row) ? <span className="muted">{amount}</span> : <>{amount}</>;
};

/** The balance; nothing for a credit note, and for an invoice that is paid, void or uncollectible. */
const toPay = ({ status, balance, credit_note: note }: InvoiceRow): number =>
  status === 'open' && !note ? balance : 0;

const statusFilter: ListFilter = {
  key: 'status',
  label: 'Status',
  options: optionsOf(invoiceStatusLabels).filter(({ value }) => value !== 'draft'),
  multiple: true,
};

/** The customer’s invoices with their credit notes, kept live; a deal from a link is a filter, shown and removable. */
export function InvoiceList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const { result, rowsOf, ...list } = useRecordList(ListInvoices, invoiceQueries.list);
  const rows = useExpandedRows(result, withCreditNotes);
  const { deal_id: dealId } = list.query;
  const { data: deal } = useQuery({ ...dealQueries.detail(dealId ?? ''), enabled: dealId !== undefined });
  const ofDeal = {
    key: 'deal_id',
    label: 'Deal',
    options: [{ value: dealId ?? '', label: deal?.title ?? 'One deal' }],
  };
  const changes = useLiveBilling();
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['invoice', 'invoices']}
      density="roomy"
      {...list}
      result={rows}
      rowsOf={async (page) => withCreditNotes(await rowsOf(page))}
      totals={invoiceTotalsRow(result.data?.totals, list.query)}
      columns={invoiceColumns}
      filters={[statusFilter, ...(dealId === undefined ? [] : [ofDeal])]}
      empty={{
        title: 'No invoices yet',
        text: 'Your invoices will appear here, with how to pay them and what you have paid.',
      }}
      nameOf={invoiceRowName}
      hrefOf={(row) => addresses.invoice(invoiceOf(row))}
      changes={changes}
    />
  );
}

const payment = columnsOf<DealPaymentView>();

const paymentColumns: readonly ListColumn<DealPaymentView>[] = [
  payment.line('external_ref', 'Payment', {
    text: (row) => `${paymentMethodLabels[row.method]} ${row.external_ref}`,
    fields: ['method', 'external_ref'],
    onCard: 'title',
  }),
  { ...paymentColumn.status, width: '160px' },
  { ...paymentColumn.received, width: '160px' },
  payment.line('invoice_number', 'For', {
    width: '180px',
    cell: (row) =>
      row.invoice_id ? (
        <Link to={addresses.invoice({ id: row.invoice_id })}>{row.invoice_number}</Link>
      ) : (
        (row.deal_title ?? 'Your account')
      ),
    text: (row) => row.invoice_number ?? row.deal_title ?? '',
    fields: ['invoice_number', 'deal_title'],
  }),
  paymentColumn.refunded,
  paymentColumn.amount,
  {
    key: 'pdfs',
    isControl: true,
    title: 'Receipts',
    width: '150px',
    cell: (row) => <PaymentPdfs payment={row} />,
    text: () => '',
    fields: [],
  },
];

/** What the customer has paid, kept live. */
export function PaymentList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const list = useRecordList(ListDealPayments, dealPaymentQueries.list, 'view');
  const changes = useLiveBilling('deal_payments');
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['payment', 'payments']}
      density="roomy"
      {...list}
      totals={paymentTotalsRow(list.result.data?.totals, list.query)}
      columns={paymentColumns}
      filters={paymentFilters}
      empty={{ title: 'No payments yet', text: 'Once we have received a payment from you, it is listed here.' }}
      nameOf={(row) => row.external_ref}
      changes={changes}
    />
  );
}

/** When an amount will be billed, in the customer's words. */
function WhenBilled({ entry }: { entry: ScheduleEntryView }) {
  if (entry.status !== 'pending') return 'on your next invoice';
  if (entry.milestone_title) return `when “${entry.milestone_title}” is done`;
  return entry.trigger_on ? <DayText day={entry.trigger_on} /> : 'not yet set';
}

const entry = columnsOf<ScheduleEntryView>();

const entryColumns: readonly ListColumn<ScheduleEntryView>[] = [
  entry.line('title', 'Item', { sortable: true, onCard: 'title' }),
  entry.choice('type', 'Type', entryTypeLabels, { width: '120px' }),
  {
    key: 'of',
    title: 'Part of',
    width: '220px',
    cell: (row) => row.project_name ?? row.deal_title,
    text: (row) => row.project_name ?? row.deal_title ?? '',
    fields: ['project_name', 'deal_title'],
  },
  entry.line('trigger_on', 'Billed', { sortable: true, width: '220px', cell: (row) => <WhenBilled entry={row} /> }),
  entry.dollars('amount', 'Amount', {
    sortable: true,
    width: '130px',
    cell: (row) => moneyText(owed(row)),
    text: (row) => String(owed(row)),
    fields: ['amount', 'discount'],
    onCard: 'corner',
  }),
];

/** What will be billed of an entry, to the cent. */
const owed = ({ amount, discount }: ScheduleEntryView): number => difference(amount, discount);

const entryFilters = [{ key: 'type', label: 'Type', options: optionsOf(entryTypeLabels), multiple: true }] as const;

const entriesAhead = (query: ListScheduleEntries) =>
  scheduleEntryQueries.list({ ...query, status: unbilledEntryStatuses });

/** What will be billed next, so that no invoice is a surprise. */
export function ComingUpList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const list = useRecordList(ListScheduleEntries, entriesAhead, 'view');
  const changes = useLiveBilling('billing_schedules');
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['amount', 'amounts']}
      density="roomy"
      {...list}
      totals={entryTotalsRow(list.result.data?.totals, 'Total to bill')}
      columns={entryColumns}
      filters={entryFilters}
      empty={{
        title: 'Nothing coming up',
        text: 'Project milestones and one-time work that will be billed are listed here. For recurring deals, see the next bill under My Deals.',
      }}
      nameOf={(row) => row.title}
      changes={changes}
    />
  );
}
