import { paymentTransitions, type DealPaymentView } from '@portal/contracts';
import { dealPaymentQueries, useFetchPage, useUpdateDealPayment } from '@portal/data-access';
import { paymentTotalsRow, useNewRecord } from '@portal/features';
import { ListPage, type BulkAction } from '@portal/ui-antd';
import { useSearchParams } from 'react-router';
import { withOneToast } from '../../../toasts/with-toast.js';
import { CreateButton } from '../../../views/create-button.js';
import { BillingViews } from '../billing-views.js';
import { billingToasts } from '../billing-toasts.js';
import { paymentColumns, paymentHref } from './payment.columns.js';
import { NewPayment } from './payment.form.js';
import { RefundList } from './refund-list.js';
import { usePaymentList } from './use-payment-list.js';

/** Payments; with days of refunds in the address, the refunds of these days. */
export function PaymentListPage() {
  const [params] = useSearchParams();
  return params.has('refunded_from') || params.has('refunded_to') ? <RefundList /> : <PaymentList />;
}

/** Money that came in, as it was recorded. */
function PaymentList() {
  const { query, setQuery, result, changes, filters } = usePaymentList();
  const fetchPage = useFetchPage(dealPaymentQueries.list);
  const bulkActions = usePaymentBulkActions();
  const { isMaking, start, stop } = useNewRecord();
  return (
    <>
      <ListPage
        title="Payments"
        noun={['payment', 'payments']}
        result={result}
        fetchPage={fetchPage}
        totals={paymentTotalsRow(result.data?.totals, query)}
        columns={paymentColumns}
        query={query}
        onQueryChange={setQuery}
        filters={filters}
        searchLabel="Search reference, customer or note"
        empty={{ title: 'No payments yet', text: 'Record a check or a transfer when it arrives.' }}
        actions={
          <>
            <BillingViews />
            <CreateButton permission="deal_payment.create" label="Record payment" onClick={start} />
          </>
        }
        bulkActions={bulkActions}
        nameOf={(row) => row.external_ref}
        hrefOf={paymentHref}
        changes={changes}
      />
      {isMaking ? <NewPayment onClose={stop} /> : null}
    </>
  );
}

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
        void withOneToast(rows, ({ id, version }) => update.mutateAsync({ id, version, status: 'succeeded' }), {
          ...billingToasts.paymentUpdated,
          noun: ['payment', 'payments'],
        }),
    },
  ];
}
