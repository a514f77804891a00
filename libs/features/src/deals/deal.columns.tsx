import type { CustomerDealView } from '@portal/contracts';
import { RelativeTime, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { moneyText } from '../billing/money.js';
import { optionsOf } from '../consultations/consultation-labels.js';
import { DayText } from '../dates/day-text.js';
import { priceText } from './deal-price.js';
import { DealStatusTag, DealTypeTag } from './deal-tags.js';
import { dealStatusLabels, dealTypeLabels } from './deal-labels.js';

type Column = ListColumn<CustomerDealView>;

/** US dollars a month after the discount in force, to the cent. */
const monthlyOf = ({ monthly_amount: amount, monthly_discount: discount }: CustomerDealView): number =>
  (Math.round(amount * 100) - Math.round(discount * 100)) / 100;

/** The monthly amount of a deal; a discount is shown on hover. */
const Monthly = ({ deal }: { deal: CustomerDealView }) => {
  if (deal.deal_type !== 'recurring') return <>–</>;
  const { monthly_amount: amount, monthly_discount: discount } = deal;
  return discount > 0 ? (
    <span title={`${moneyText(amount)} minus ${moneyText(discount)} by the promo code`}>
      {moneyText(monthlyOf(deal))}
    </span>
  ) : (
    <>{moneyText(amount)}</>
  );
};

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const dealColumn = {
  title: { key: 'title', title: 'Deal', sortable: true, text: (row) => row.title, onCard: 'title' },
  number: { key: 'number', title: 'Number', sortable: true, width: '96px', text: (row) => row.number },
  type: {
    key: 'deal_type',
    title: 'Type',
    width: '120px',
    cell: (row) => <DealTypeTag type={row.deal_type} />,
    text: (row) => dealTypeLabels[row.deal_type],
    group: [
      {
        key: 'deal_type',
        title: 'Type',
        idOf: (row) => row.deal_type,
        labelOf: (row) => dealTypeLabels[row.deal_type],
      },
    ],
  },
  status: {
    key: 'current_status',
    title: 'Status',
    sortable: true,
    width: '130px',
    cell: (row) => <DealStatusTag status={row.current_status} />,
    text: (row) => dealStatusLabels[row.current_status],
    onCard: 'corner',
    group: [
      {
        key: 'current_status',
        title: 'Status',
        idOf: (row) => row.current_status,
        labelOf: (row) => dealStatusLabels[row.current_status],
      },
    ],
  },
  amount: {
    key: 'amount',
    title: 'Price',
    sortable: true,
    width: '160px',
    align: 'end',
    cell: (row) => priceText(row),
    text: (row) => String(row.amount),
  },
  monthly: {
    key: 'monthly_amount',
    title: 'Monthly',
    sortable: true,
    width: '120px',
    align: 'end',
    cell: (row) => <Monthly deal={row} />,
    text: (row) => String(monthlyOf(row)),
  },
  nextBill: {
    key: 'next_bill_on',
    title: 'Next bill',
    sortable: true,
    width: '150px',
    cell: (row) => (row.next_bill_on ? <DayText day={row.next_bill_on} /> : '–'),
    text: (row) => row.next_bill_on ?? '',
  },
  created: {
    key: 'created_at',
    title: 'Created',
    sortable: true,
    width: '130px',
    cell: (row) => <RelativeTime at={row.created_at} />,
    text: (row) => row.created_at,
  },
} as const satisfies Record<string, Column>;

/** The filters that portal and console both have. */
export const dealFilters: readonly ListFilter[] = [
  { key: 'current_status', label: 'Status', options: optionsOf(dealStatusLabels), multiple: true },
  { key: 'deal_type', label: 'Type', options: optionsOf(dealTypeLabels), multiple: true },
];
