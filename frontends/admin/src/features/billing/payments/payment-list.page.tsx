import { paymentTransitions, type DealPaymentView } from '@portal/contracts';
import { useUpdateDealPayment } from '@portal/data-access';
import { paymentTotalsRow, useCreation } from '@portal/features';
import type { BulkAction } from '@portal/ui-antd';
import { useSearchParams } from 'react-router';
import { withOneToast } from '../../../toasts/with-toast.js';
import { RecordList } from '../../../records/record-list.js';
import { BillingViews } from '../billing-views.js';
import { paymentColumns, paymentHref } from './payment.columns.js';
import { NewPayment, paymentToasts } from './payment.form.js';
import { RefundList } from './refund-list.js';
import { usePaymentList } from './use-payment-list.js';

/** Payments; with days of refunds in the address, the refunds of these days. */
export function PaymentListPage() {
  const [params] = useSearchParams();
  return params.has('refunded_from') || params.has('refunded_to') ? <RefundList /> : <PaymentList />;
}

/** Money that came in, as it was recorded. */
function PaymentList() {
  const { list, changes, filters } = usePaymentList();
  const bulkActions = usePaymentBulkActions();
  const creation = useCreation({
    permission: 'deal_payment.create',
    label: 'Record payment',
    form: (close) => <NewPayment onClose={close} />,
  });
  return (
    <RecordList
      {...list}
      title="Payments"
      noun={['payment', 'payments']}
      totals={paymentTotalsRow(list.result.data?.totals, list.query)}
      columns={paymentColumns}
      filters={filters}
      searchLabel="Search reference, customer or note"
      empty={{ title: 'No payments yet', text: 'Record a check or a transfer when it arrives.' }}
      actions={<BillingViews />}
      creation={creation}
      bulkActions={bulkActions}
      nameOf={(row) => row.external_ref}
      hrefOf={paymentHref}
      changes={changes}
    />
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
          ...paymentToasts.updated,
          noun: ['payment', 'payments'],
        }),
    },
  ];
}
