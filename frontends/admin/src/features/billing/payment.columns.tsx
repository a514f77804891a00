import { receivedPaymentStatuses, type DealPaymentView } from '@portal/contracts';
import { moneyText, paymentMethodWords, PaymentStatusTag, paymentStatusWords } from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import './billing.css';
import { PaymentMenu } from './payment-menu.js';

/** What a payment is for: an invoice, a deal, or the account as a whole. */
const whatFor = (row: DealPaymentView): string => row.invoice_number ?? row.deal_title ?? 'The account';

const money = (amount: number): string => (amount > 0 ? moneyText(amount) : '–');

const received: readonly string[] = receivedPaymentStatuses;

/** Whether the money came in, whatever went back of it; totals count it. */
const isReceived = ({ status }: DealPaymentView): boolean => received.includes(status);

/** What is left after refunds, in US dollars, to the cent. */
const keptOf = ({ amount, refunded }: DealPaymentView): number =>
  (Math.round(amount * 100) - Math.round(refunded * 100)) / 100;

/** The columns of the console's payments. */
export const paymentColumns: readonly ListColumn<DealPaymentView>[] = [
  {
    key: 'external_ref',
    title: 'Reference',
    cell: (row) => row.external_ref,
    text: (row) => row.external_ref,
    onCard: 'title',
  },
  {
    key: 'customer_name',
    title: 'Customer',
    cell: (row) => row.customer_name ?? '–',
    text: (row) => row.customer_name ?? '',
  },
  { key: 'invoice_number', title: 'For', cell: whatFor, text: whatFor },
  {
    key: 'method',
    title: 'Method',
    width: '156px',
    priority: 'low',
    cell: (row) => paymentMethodWords[row.method],
    text: (row) => paymentMethodWords[row.method],
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '164px',
    cell: (row) => <PaymentStatusTag status={row.status} />,
    text: (row) => paymentStatusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'received_at',
    title: 'Received',
    sortable: true,
    width: '140px',
    cell: (row) => (row.received_at ? <RelativeTime at={row.received_at} /> : '–'),
    text: (row) => row.received_at ?? '',
  },
  {
    key: 'amount',
    title: 'Amount',
    sortable: true,
    width: '112px',
    align: 'end',
    cell: (row) =>
      isReceived(row) ? moneyText(row.amount) : <span className="billing__uncounted">{moneyText(row.amount)}</span>,
    text: (row) => String(row.amount),
  },
  {
    key: 'refunded',
    title: 'Refunded',
    width: '124px',
    align: 'end',
    priority: 'low',
    cell: (row) => (row.refunded > 0 ? moneyText(-row.refunded) : '–'),
    text: (row) => String(row.refunded),
  },
  {
    key: 'kept',
    title: 'Kept',
    width: '112px',
    align: 'end',
    priority: 'low',
    cell: (row) => (isReceived(row) ? moneyText(keptOf(row)) : '–'),
    text: (row) => (isReceived(row) ? String(keptOf(row)) : ''),
    onCard: 'hidden',
  },
  {
    key: 'unapplied',
    title: 'On account',
    width: '104px',
    align: 'end',
    priority: 'low',
    cell: (row) => money(row.unapplied),
    text: (row) => String(row.unapplied),
  },
  {
    key: 'menu',
    title: '',
    width: '60px',
    onCard: 'corner',
    align: 'end',
    cell: (row) => <PaymentMenu payment={row} />,
    text: () => '',
  },
];

/** The same where all are one customer's. */
export const ownPaymentColumns = paymentColumns.filter(({ key }) => key !== 'customer_name');

/** Where a payment belongs: its invoice, else its deal, else its customer. */
export const paymentHref = (row: DealPaymentView): string =>
  row.invoice_id
    ? `/admin/billing/${row.invoice_id}?view=payments`
    : row.deal_id
      ? `/admin/deals/${row.deal_id}?tab=payments`
      : `/admin/customers/${row.customer_id}?`;
