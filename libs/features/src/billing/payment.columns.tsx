import type { DealPaymentView } from '@portal/contracts';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../consultations/consultation-labels.js';
import { PaymentStatusTag } from './billing-tags.js';
import { paymentMethodLabels, paymentStatusLabels } from './billing-labels.js';
import { moneyText } from './money.js';

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const paymentColumn = {
  status: {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '164px',
    cell: (row) => <PaymentStatusTag status={row.status} />,
    text: (row) => paymentStatusLabels[row.status],
    onCard: 'corner',
  },
  received: {
    key: 'received_at',
    title: 'Received',
    sortable: true,
    width: '140px',
    cell: (row) => (row.received_at ? <RelativeTime at={row.received_at} /> : '–'),
    text: (row) => row.received_at ?? '',
  },
  amount: {
    key: 'amount',
    title: 'Amount',
    priority: 'high',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => moneyText(row.amount),
    text: (row) => String(row.amount),
  },
  refunded: {
    key: 'refunded',
    title: 'Refunded',
    width: '130px',
    align: 'end',
    cell: (row) => (row.refunded > 0 ? moneyText(-row.refunded) : '–'),
    text: (row) => String(row.refunded),
  },
} as const satisfies Record<string, ListColumn<DealPaymentView>>;

/** The filters that portal and console both have. */
export const paymentFilters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(paymentStatusLabels), multiple: true },
  { key: 'method', label: 'Method', options: optionsOf(paymentMethodLabels), multiple: true },
];
