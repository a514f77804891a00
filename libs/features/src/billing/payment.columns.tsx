import type { DealPaymentView } from '@portal/contracts';
import type { ListFilter } from '@portal/ui-antd';
import { optionsOf } from '../consultations/consultation-labels.js';
import { columnsOf } from '../fields/columns-of.js';
import { paymentMethodLabels, paymentStatusLabels, paymentStatusTones } from './billing-labels.js';
import { moneyText } from './money.js';

const { tag, time, dollars } = columnsOf<DealPaymentView>();

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const paymentColumn = {
  status: tag('status', 'Status', paymentStatusLabels, paymentStatusTones, { sortable: true, width: '164px' }),
  received: time('received_at', 'Received', { sortable: true, width: '140px' }),
  amount: dollars('amount', 'Amount', { priority: 'high', sortable: true, width: '130px' }),
  refunded: dollars('refunded', 'Refunded', {
    width: '130px',
    cell: (row) => (row.refunded > 0 ? moneyText(-row.refunded) : '–'),
  }),
};

/** The filters that portal and console both have. */
export const paymentFilters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(paymentStatusLabels), multiple: true },
  { key: 'method', label: 'Method', options: optionsOf(paymentMethodLabels), multiple: true },
];
