import { listDealPayments, type DealPaymentView } from '@portal/contracts';
import { dealPaymentQueries } from '@portal/data-access';
import {
  moneyText,
  optionsOf,
  paymentMethodWords,
  PaymentPapers,
  PaymentStatusTag,
  paymentStatusWords,
  paymentTotalsRow,
  useLiveBilling,
} from '@portal/features';
import { ListPage, RelativeTime, useListQuery, type ListColumn } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useBillingTitle } from './use-billing-title.js';

const columns: readonly ListColumn<DealPaymentView>[] = [
  {
    key: 'external_ref',
    title: 'Payment',
    cell: (row) => `${paymentMethodWords[row.method]} ${row.external_ref}`,
    text: (row) => `${paymentMethodWords[row.method]} ${row.external_ref}`,
    onCard: 'title',
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    width: '160px',
    cell: (row) => <PaymentStatusTag status={row.status} />,
    text: (row) => paymentStatusWords[row.status],
    onCard: 'corner',
  },
  {
    key: 'received_at',
    title: 'Received',
    sortable: true,
    width: '160px',
    cell: (row) => (row.received_at ? <RelativeTime at={row.received_at} /> : null),
    text: (row) => row.received_at ?? '',
  },
  {
    key: 'invoice_number',
    title: 'For',
    width: '180px',
    cell: (row) =>
      row.invoice_id ? (
        <Link to={addresses.invoice({ id: row.invoice_id })}>{row.invoice_number}</Link>
      ) : (
        (row.deal_title ?? 'Your account')
      ),
    text: (row) => row.invoice_number ?? row.deal_title ?? '',
  },
  {
    key: 'refunded',
    title: 'Refunded',
    width: '130px',
    align: 'end',
    cell: (row) => (row.refunded > 0 ? moneyText(-row.refunded) : '–'),
    text: (row) => String(row.refunded),
  },
  {
    key: 'amount',
    title: 'Amount',
    sortable: true,
    width: '130px',
    align: 'end',
    cell: (row) => moneyText(row.amount),
    text: (row) => String(row.amount),
  },
  {
    key: 'papers',
    title: 'Receipts',
    width: '150px',
    cell: (row) => <PaymentPapers payment={row} />,
    text: () => '',
  },
];

const filters = [
  { key: 'status', label: 'Status', options: optionsOf(paymentStatusWords), multiple: true },
  { key: 'method', label: 'Method', options: optionsOf(paymentMethodWords), multiple: true },
] as const;

/** What the customer has paid, kept live. */
export function PaymentList({ lead }: { lead: ReactNode }) {
  const title = useBillingTitle();
  const [query, setQuery] = useListQuery(listDealPayments, 'view');
  const result = useQuery(dealPaymentQueries.list(query));
  const changes = useLiveBilling('deal_payments');
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['payment', 'payments']}
      density="roomy"
      result={result}
      totals={paymentTotalsRow(result.data?.totals, query)}
      columns={columns}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      empty={{ title: 'No payments yet', text: 'Once we have received a payment from you, it is listed here.' }}
      nameOf={(row) => row.external_ref}
      changes={changes}
    />
  );
}
