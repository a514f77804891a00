import { dealPaymentQueries, useFetchPage } from '@portal/data-access';
import { refundTotalsRow, useExpandedRows } from '@portal/features';
import { ListPage } from '@portal/ui-antd';
import { useCallback } from 'react';
import type { DealPaymentView } from '@portal/contracts';
import { BillingViews } from '../billing-views.js';
import { paymentHref } from './payment.columns.js';
import { refundColumns, refundsOf, type RefundRow } from './refund.columns.js';
import { usePaymentList } from './use-payment-list.js';

/** Money that went back in the days that the address names, refund by refund. */
export function RefundList() {
  const { list, filters } = usePaymentList();
  const { refunded_from: from, refunded_to: to } = list.query;
  const expand = useCallback(
    (payments: readonly DealPaymentView[]): RefundRow[] =>
      refundsOf(payments, { refunded_from: from, refunded_to: to }),
    [from, to],
  );
  const fetchPage = useFetchPage(dealPaymentQueries.list, expand);
  return (
    <ListPage
      {...list}
      title="Refunds"
      noun={['refunded payment', 'refunded payments']}
      result={useExpandedRows(list.result, expand)}
      fetchPage={fetchPage}
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
