import type { DealView } from '@portal/contracts';
import { dealPaymentQueries } from '@portal/data-access';
import { paymentTotalsRow, useLiveBilling } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { ShortList } from '../../views/short-list.js';
import { ownPaymentColumns } from '../billing/payments/payment.columns.js';
import { NewPayment } from '../billing/payments/payment.form.js';
import { NewButton } from '../../records/use-creation.js';

const SHOWN = 50;

/** The money that came in for the deal. */
export function DealPayments({ deal }: { deal: DealView }) {
  const result = useQuery(dealPaymentQueries.list({ deal_id: deal.id, limit: SHOWN }));
  const changes = useLiveBilling('deal_payments');
  return (
    <ShortList
      title="Payments"
      noun="payments"
      result={result}
      totals={paymentTotalsRow(result.data?.totals)}
      columns={ownPaymentColumns}
      nameOf={(row) => row.external_ref}
      empty="No payments yet."
      all={`${addresses.billing}?view=payments&deal_id=${deal.id}`}
      changes={changes}
      actions={
        <NewButton
          permission="deal_payment.create"
          label="Record payment"
          form={(close) => <NewPayment deal_id={deal.id} onClose={close} />}
        />
      }
    />
  );
}
