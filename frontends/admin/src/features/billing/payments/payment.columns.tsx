import { receivedPaymentStatuses, type DealPaymentView } from '@portal/contracts';
import { moneyText, paymentColumn, paymentMethodLabels } from '@portal/features';
import type { ListColumn } from '@portal/ui-antd';
import { addresses } from '../../../addresses.js';
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
  { key: 'external_ref', title: 'Reference', text: (row) => row.external_ref, onCard: 'title' },
  {
    key: 'customer_name',
    title: 'Customer',
    priority: 'high',
    cell: (row) => row.customer_name ?? '–',
    text: (row) => row.customer_name ?? '',
  },
  { key: 'invoice_number', title: 'For', text: whatFor },
  { key: 'method', title: 'Method', width: '156px', priority: 'low', text: (row) => paymentMethodLabels[row.method] },
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
    ? `${addresses.invoice({ id: row.invoice_id })}?view=payments`
    : row.deal_id
      ? `${addresses.deal({ id: row.deal_id })}?tab=payments`
      : `${addresses.customer({ id: row.customer_id })}?`;
