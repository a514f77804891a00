import { listDealPayments } from '@portal/contracts';
import { dealPaymentQueries } from '@portal/data-access';
import { paymentFilters, useLiveBilling } from '@portal/features';
import { useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMoneyFilters } from '../use-money-filters.js';

/** The payments of the address's filters, live, with the list's filters. */
export function usePaymentList() {
  const [query, setQuery] = useListQuery(listDealPayments, 'view');
  const result = useQuery(dealPaymentQueries.list(query));
  const changes = useLiveBilling('deal_payments');
  const money = useMoneyFilters({
    customer_id: query.customer_id,
    company_id: query.company_id,
    deal_id: query.deal_id,
    days: [
      ['received_from', 'Received from', query.received_from],
      ['received_to', 'Received until', query.received_to],
      ['refunded_from', 'Refunded from', query.refunded_from],
      ['refunded_to', 'Refunded until', query.refunded_to],
    ],
  });
  const filters = useMemo(() => [...paymentFilters, ...money], [money]);
  return { query, setQuery, result, changes, filters };
}
