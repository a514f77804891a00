import {
  businessHours,
  ListDealPayments,
  paymentTransitions,
  type DealPaymentView,
  type RefundView,
} from '@portal/contracts';
import { dealPaymentQueries, refundPdfHref, useUpdateDealPayment } from '@portal/data-access';
import {
  columnsOf,
  dayOf,
  paymentFilters,
  paymentMethodLabels,
  paymentTotalsRow,
  refundTotalsRow,
  useCreation,
  useExpandedRows,
  useLiveBilling,
  useRecordList,
} from '@portal/features';
import { ListPage, type BulkAction, type ListColumn } from '@portal/ui-antd';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { RecordList } from '../../../records/record-list.js';
import { withOneToast } from '../../../toasts/with-toast.js';
import { BillingViews } from '../billing-views.js';
import { useMoneyFilters } from '../use-money-filters.js';
import { paymentColumns, paymentHref } from './payment.columns.js';
import { NewPayment, paymentToasts } from './payment.form.js';

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

/** A row of a list of refunds: one refund with its payment. */
type RefundRow = DealPaymentView & RefundView & { payment_id: string };

/** The refunds of payments whose money went back within these days, Eastern time. */
const refundsOf = (payments: readonly DealPaymentView[], from?: string, to?: string): RefundRow[] =>
  payments.flatMap((payment) =>
    payment.refunds
      .filter(({ at }) => {
        const day = dayOf(Date.parse(at), businessHours.zone);
        return day >= (from ?? day) && day <= (to ?? day);
      })
      .map((refund) => ({ ...payment, ...refund, payment_id: payment.id })),
  );

const { choice, dollars, line, time } = columnsOf<RefundRow>();

/** The columns of the console's refunds. */
const refundColumns: readonly ListColumn<RefundRow>[] = [
  line('external_ref', 'Refund of', { onCard: 'title' }),
  ...paymentColumns.filter(({ key }) => key === 'customer_name' || key === 'invoice_number'),
  choice('method', 'Paid by', paymentMethodLabels, { width: '156px', priority: 'low' }),
  line('reason', 'Why', { cell: ({ reason }) => <span title={reason}>{reason}</span> }),
  time('at', 'Refunded', { width: '140px' }),
  // saved views name this column so
  { ...dollars('amount', 'Amount', { width: '112px' }), key: 'refund', fields: ['amount'] },
  {
    key: 'paper',
    isControl: true,
    title: 'Receipt',
    width: '96px',
    priority: 'low',
    cell: ({ id, payment_id: paymentId, external_ref: reference }) => (
      <a href={refundPdfHref(paymentId, id)} download aria-label={`Receipt of the refund of ${reference}, PDF`}>
        PDF
      </a>
    ),
    text: () => '',
    fields: [],
  },
];

/** Money that went back in the days that the address names, refund by refund. */
function RefundList() {
  const { list, filters } = usePaymentList();
  const { refunded_from: from, refunded_to: to } = list.query;
  const expand = useCallback((payments: readonly DealPaymentView[]) => refundsOf(payments, from, to), [from, to]);
  const { fileHref } = list;
  return (
    <ListPage
      {...list}
      title="Refunds"
      noun={['refunded payment', 'refunded payments']}
      result={useExpandedRows(list.result, expand)}
      rowsOf={async (page) => expand(await list.rowsOf(page))}
      fileHref={(format, columns) => `${fileHref(format, columns)}&rows=refunds`}
      totals={refundTotalsRow(list.result.data?.totals)}
      columns={refundColumns}
      filters={filters}
      searchLabel="Search reference, customer or note"
      empty={{ title: 'No refunds in these days', text: 'Money that goes back to a customer is listed here.' }}
      actions={<BillingViews />}
      nameOf={(row) => `refund of ${row.external_ref}`}
      hrefOf={paymentHref}
    />
  );
}

/** The payments of the address's filters, live, with the list's filters. */
function usePaymentList() {
  const list = useRecordList(ListDealPayments, dealPaymentQueries.list, 'view');
  const changes = useLiveBilling('deal_payments');
  const money = useMoneyFilters(list.query, {
    received: ['Received from', 'Received until'],
    refunded: ['Refunded from', 'Refunded until'],
  });
  return { list, changes, filters: [...paymentFilters, ...money] };
}
