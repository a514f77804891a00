import { dealFields, type CustomerDealView } from '@portal/contracts';
import type { ListFilter } from '@portal/ui-antd';
import { difference, moneyText } from '../billing/money.js';
import { optionsOf } from '../consultations/consultation-labels.js';
import { columnsFrom } from '../fields/columns-from.js';
import { priceText } from './deal-price.js';
import { DealStatusTag, DealTypeTag } from './deal-tags.js';
import { dealStatusLabels, dealTypeLabels } from './deal-labels.js';

/** US dollars a month after the discount in force, to the cent. */
const monthlyOf = (deal: CustomerDealView): number => difference(deal.monthly_amount, deal.monthly_discount);

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

const column = columnsFrom<CustomerDealView>(dealFields);

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const dealColumn = {
  title: column('title', { sortable: true, onCard: 'title' }),
  number: column('number', { sortable: true, width: '96px' }),
  type: column('deal_type', {
    width: '120px',
    cell: (row) => <DealTypeTag type={row.deal_type} />,
    labels: dealTypeLabels,
    groupBy: true,
  }),
  status: column('current_status', {
    sortable: true,
    width: '130px',
    cell: (row) => <DealStatusTag status={row.current_status} />,
    labels: dealStatusLabels,
    onCard: 'corner',
    groupBy: true,
  }),
  amount: column('amount', { sortable: true, width: '160px', cell: priceText }),
  monthly: column('monthly_amount', {
    sortable: true,
    width: '120px',
    cell: (row) => <Monthly deal={row} />,
    text: (row) => String(monthlyOf(row)),
  }),
  nextBill: column('next_bill_on', { sortable: true, width: '150px' }),
  created: column('created_at', { sortable: true, width: '130px' }),
};

/** The filters that portal and console both have. */
export const dealFilters: readonly ListFilter[] = [
  {
    key: 'current_status',
    label: dealFields.current_status.label,
    options: optionsOf(dealStatusLabels),
    multiple: true,
  },
  { key: 'deal_type', label: dealFields.deal_type.label, options: optionsOf(dealTypeLabels), multiple: true },
];
