import '../billing.css';
import { receivedPaymentStatuses, type DealPaymentView } from '@portal/contracts';
import { columnsOf, difference, moneyText, paymentColumn, paymentMethodLabels } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
import { PaymentMenu } from './payment-menu.js';

/** What a payment is for: an invoice, a deal, or the account as a whole. */
const whatFor = (row: DealPaymentView): string => row.invoice_number ?? row.deal_title ?? 'The account';

const received: readonly string[] = receivedPaymentStatuses;

/** Whether the money came in, whatever went back of it; totals count it. */
const isReceived = ({ status }: DealPaymentView): boolean => received.includes(status);

/** What is left after refunds, in US dollars, to the cent. */
const keptOf = ({ amount, refunded }: DealPaymentView): number => difference(amount, refunded);

const { line, menu, optional } = columnsOf<DealPaymentView>();

/** The columns of the console's payments. */
export const paymentColumns: readonly ListColumn<DealPaymentView>[] = [
  line('external_ref', 'Reference', { onCard: 'title' }),
  optional('customer_name', 'Customer', { priority: 'high' }),
  line('invoice_number', 'For', { text: whatFor }),
  line('method', 'Method', { width: '156px', priority: 'low', text: (row) => paymentMethodLabels[row.method] }),
  paymentColumn.status,
  paymentColumn.received,
  {
    ...paymentColumn.amount,
    width: '112px',
    cell: (row) => (isReceived(row) ? moneyText(row.amount) : <span className="muted">{moneyText(row.amount)}</span>),
  },
  { ...paymentColumn.refunded, width: '124px', priority: 'low' },
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
  line('unapplied', 'On account', {
    width: '104px',
    align: 'end',
    priority: 'low',
    cell: (row) => (row.unapplied > 0 ? moneyText(row.unapplied) : '–'),
  }),
  menu((row) => <PaymentMenu payment={row} />),
];

/** The same where all are one customer's. */
export const ownPaymentColumns = paymentColumns.filter(({ key }) => key !== 'customer_name');

/** Where a payment belongs: its invoice, else its deal, else its customer. */
export const paymentHref = (row: DealPaymentView): string =>
  row.invoice_id
    ? `${addresses.invoice({ id: row.invoice_id })}?view=payments`
    : row.deal_id
      ? `${addresses.deal({ id: row.deal_id })}?tab=payments`
      : `${addresses.customer({ id: row.customer_id })}?`;
