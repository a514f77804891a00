import { businessHours, type DealPaymentView } from '@portal/contracts';
import { refundPdfHref } from '@portal/data-access';
import { dayOf, moneyText, paymentMethodLabels } from '@portal/features';
import { RelativeTime, type ListColumn } from '@portal/ui-antd';
import { paymentColumns } from './payment.columns.js';
import { columnsOf } from '../../../views/columns.js';

/** A row of a list of refunds: one refund with its payment. */
export type RefundRow = DealPaymentView & { payment_id: string; refund: DealPaymentView['refunds'][number] };

/** Calendar days of the business, each included. */
interface Days {
  refunded_from?: string | undefined;
  refunded_to?: string | undefined;
}

/** The refunds of payments whose money went back within these days, Eastern time. */
export const refundsOf = (payments: readonly DealPaymentView[], { refunded_from, refunded_to }: Days): RefundRow[] =>
  payments.flatMap((payment) =>
    payment.refunds
      .filter(({ at }) => {
        const day = dayOf(Date.parse(at), businessHours.zone);
        return day >= (refunded_from ?? day) && day <= (refunded_to ?? day);
      })
      .map((refund) => ({ ...payment, id: refund.id, payment_id: payment.id, refund })),
  );

const { line } = columnsOf<RefundRow>();

/** The columns of the console's refunds. */
export const refundColumns: readonly ListColumn<RefundRow>[] = [
  line('external_ref', 'Refund of', { onCard: 'title' }),
  ...paymentColumns.filter(({ key }) => key === 'customer_name' || key === 'invoice_number'),
  line('method', 'Paid by', { width: '156px', priority: 'low', text: (row) => paymentMethodLabels[row.method] }),
  {
    key: 'reason',
    title: 'Why',
    cell: (row) => <span title={row.refund.reason}>{row.refund.reason}</span>,
    text: (row) => row.refund.reason,
  },
  {
    key: 'at',
    title: 'Refunded',
    width: '140px',
    cell: (row) => <RelativeTime at={row.refund.at} />,
    text: (row) => row.refund.at,
  },
  line('refund', 'Amount', {
    width: '112px',
    align: 'end',
    cell: (row) => moneyText(row.refund.amount),
    text: (row) => String(row.refund.amount),
  }),
  {
    key: 'paper',
    title: 'Receipt',
    width: '96px',
    priority: 'low',
    cell: ({ id, payment_id: paymentId, external_ref: reference }) => (
      <a href={refundPdfHref(paymentId, id)} download aria-label={`Receipt of the refund of ${reference}, PDF`}>
        PDF
      </a>
    ),
    text: () => '',
  },
];
