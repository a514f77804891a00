import type { DealView } from '@portal/contracts';
import { Can, dealPaymentQueries } from '@portal/data-access';
import { useLiveBilling } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ShortList } from '../../views/short-list.js';
import { ownPaymentColumns } from '../billing/payment.columns.js';
import { NewPayment } from '../billing/payment.form.js';

const SHOWN = 50;
const plus = <Plus size={15} strokeWidth={2} aria-hidden="true" />;

/** The money that came in for the deal. */
export function DealPayments({ deal }: { deal: DealView }) {
  const result = useQuery(dealPaymentQueries.list({ deal_id: deal.id, limit: SHOWN }));
  const changes = useLiveBilling('deal_payments');
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ShortList
        title="Payments"
        noun="payments"
        result={result}
        columns={ownPaymentColumns}
        nameOf={(row) => row.external_ref}
        empty="No payments yet."
        all={`/admin/billing?view=payments&deal_id=${deal.id}`}
        changes={changes}
        actions={
          <Can permission="deal_payment.create">
            <Button icon={plus} onClick={() => setIsMaking(true)}>
              Record payment
            </Button>
          </Can>
        }
      />
      {isMaking ? <NewPayment deal_id={deal.id} onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}
