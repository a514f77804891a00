import type { DealPaymentView } from '@portal/contracts';
import { receiptPdfHref, refundPdfHref } from '@portal/data-access';
import { moneyText } from './money.js';
import './invoice-sheet.css';

/** The receipts of a payment: of the money that came in, and of each refund with its reason. */
export function PaymentPdfs({ payment }: { payment: DealPaymentView }) {
  const { id, external_ref: reference, received_at: received, refunds } = payment;
  if (received === null) return <>–</>;
  return (
    <ul>
      <li>
        <a href={receiptPdfHref(id)} download aria-label={`Receipt for ${reference}, PDF`}>
          Receipt
        </a>
      </li>
      {refunds.map(({ id: refundId, amount, reason }) => (
        <li key={refundId}>
          <a
            href={refundPdfHref(id, refundId)}
            download
            title={reason}
            aria-label={`Refund of ${moneyText(amount)}: ${reason}, PDF`}
          >
            Refund
          </a>{' '}
          <span className="muted tiny">{reason}</span>
        </li>
      ))}
    </ul>
  );
}
