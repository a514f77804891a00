import { listDealPayments, type DealPaymentView } from '@portal/contracts';
import { dealPaymentQueries } from '@portal/data-access';
import {
  paymentColumn,
  paymentFilters,
  paymentMethodLabels,
  PaymentPdfs,
  paymentTotalsRow,
  useLiveBilling,
  useRecordList,
} from '@portal/features';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';

const { status, received, refunded, amount } = paymentColumn;

const nameOf = (row: DealPaymentView): string => `${paymentMethodLabels[row.method]} ${row.external_ref}`;

const columns: readonly ListColumn<DealPaymentView>[] = [
  { key: 'external_ref', title: 'Payment', text: nameOf, onCard: 'title' },
  { ...status, width: '160px' },
  { ...received, width: '160px' },
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
  refunded,
  amount,
  {
    key: 'pdfs',
    title: 'Receipts',
    width: '150px',
    cell: (row) => <PaymentPdfs payment={row} />,
    text: () => '',
  },
];

/** What the customer has paid, kept live. */
export function PaymentList({ lead }: { lead: ReactNode }) {
  const title = useScreenTitle('Billing');
  const list = useRecordList(listDealPayments, dealPaymentQueries.list, 'view');
  const changes = useLiveBilling('deal_payments');
  return (
    <ListPage
      title={title}
      lead={lead}
      noun={['payment', 'payments']}
      density="roomy"
      {...list}
      totals={paymentTotalsRow(list.result.data?.totals, list.query)}
      columns={columns}
      filters={paymentFilters}
      empty={{ title: 'No payments yet', text: 'Once we have received a payment from you, it is listed here.' }}
      nameOf={(row) => row.external_ref}
      changes={changes}
    />
  );
}
