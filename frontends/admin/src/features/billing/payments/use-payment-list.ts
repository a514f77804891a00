import { listDealPayments } from '@portal/contracts';
import { dealPaymentQueries } from '@portal/data-access';
import { paymentFilters, useLiveBilling } from '@portal/features';
import { useList } from '../../../records/use-list.js';
import { useMoneyFilters } from '../use-money-filters.js';

/** The payments of the address's filters, live, with the list's filters. */
export function usePaymentList() {
  const list = useList(listDealPayments, dealPaymentQueries.list, 'view');
  const { query } = list;
  const changes = useLiveBilling('deal_payments');
  const money = useMoneyFilters({
    ...query,
    days: [
      ['received_from', 'Received from', query.received_from],
      ['received_to', 'Received until', query.received_to],
      ['refunded_from', 'Refunded from', query.refunded_from],
      ['refunded_to', 'Refunded until', query.refunded_to],
    ],
  });
  return { list, changes, filters: [...paymentFilters, ...money] };
}
