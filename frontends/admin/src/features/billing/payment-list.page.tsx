import { listDealPayments } from '@portal/contracts';
import { Can, dealPaymentQueries } from '@portal/data-access';
import { optionsOf, paymentMethodWords, paymentStatusWords, useLiveBilling } from '@portal/features';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BillingViews } from './billing-views.js';
import { paymentColumns, paymentHref } from './payment.columns.js';
import { NewPayment } from './payment.form.js';
import { useMoneyFilters } from './use-money-filters.js';

const ownFilters = [
  { key: 'status', label: 'Status', options: optionsOf(paymentStatusWords), multiple: true },
  { key: 'method', label: 'Method', options: optionsOf(paymentMethodWords), multiple: true },
];

/** Money that came in, as it was recorded. */
export function PaymentListPage() {
  const [query, setQuery] = useListQuery(listDealPayments, 'view');
  const result = useQuery(dealPaymentQueries.list(query));
  const changes = useLiveBilling('deal_payments');
  const money = useMoneyFilters({
    customer_id: query.customer_id,
    deal_id: query.deal_id,
    days: [
      ['received_from', 'Received from', query.received_from],
      ['received_to', 'Received until', query.received_to],
    ],
  });
  const filters = useMemo(() => [...ownFilters, ...money], [money]);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ListPage
        title="Payments"
        noun={['payment', 'payments']}
        result={result}
        columns={paymentColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search reference, customer or invoice"
        empty={{ title: 'No payments yet', text: 'Record a check or a transfer when it arrives.' }}
        actions={
          <>
            <BillingViews />
            <Can permission="deal_payment.create">
              <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={() => setIsMaking(true)}>
                Record payment
              </Button>
            </Can>
          </>
        }
        nameOf={(row) => row.external_ref}
        hrefOf={paymentHref}
        changes={changes}
      />
      {isMaking ? <NewPayment onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}
