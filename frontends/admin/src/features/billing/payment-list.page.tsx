import { listDealPayments, paymentTransitions, type DealPaymentTotals, type DealPaymentView } from '@portal/contracts';
import { Can, dealPaymentQueries, useUpdateDealPayment } from '@portal/data-access';
import { MoneyTotals, optionsOf, paymentMethodWords, paymentStatusWords, useLiveBilling } from '@portal/features';
import { ListPage, useListQuery, type BulkAction } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { tellOnce } from '../../telling/tell.js';
import { BillingViews } from './billing-views.js';
import { billingSays } from './billing-says.js';
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
    company_id: query.company_id,
    deal_id: query.deal_id,
    days: [
      ['received_from', 'Received from', query.received_from],
      ['received_to', 'Received until', query.received_to],
      ['refunded_from', 'Refunded from', query.refunded_from],
      ['refunded_to', 'Refunded until', query.refunded_to],
    ],
  });
  const filters = useMemo(() => [...ownFilters, ...money], [money]);
  const bulkActions = usePaymentBulkActions();
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ListPage
        title="Payments"
        lead={<PaymentSums totals={result.data?.totals} />}
        noun={['payment', 'payments']}
        result={result}
        columns={paymentColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search reference, customer or note"
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
        bulkActions={bulkActions}
        nameOf={(row) => row.external_ref}
        hrefOf={paymentHref}
        changes={changes}
      />
      {isMaking ? <NewPayment onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

/** What the list comes to; refunds are those of the days asked for. */
const PaymentSums = ({ totals }: { totals: DealPaymentTotals | undefined }) => (
  <MoneyTotals
    items={[
      ['Received', totals?.received],
      ['Refunded', totals?.refunded],
      ['Received minus all refunds', totals?.kept],
    ]}
  />
);

const areExpected = (rows: readonly DealPaymentView[]): boolean =>
  rows.every(({ status }) => paymentTransitions.allowed(status, 'admin').includes('succeeded'));

/** What can be done to several payments at once: those that were expected have arrived. */
function usePaymentBulkActions(): readonly BulkAction<DealPaymentView>[] {
  const update = useUpdateDealPayment();
  return [
    {
      key: 'succeeded',
      label: 'Mark received',
      allowed: areExpected,
      run: (rows) =>
        void tellOnce(
          rows.map(({ id, version }) => update.mutateAsync({ id, version, status: 'succeeded' })),
          billingSays.paymentUpdated,
        ),
    },
  ];
}
