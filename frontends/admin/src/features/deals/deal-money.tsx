import type { DealView } from '@portal/contracts';
import { Can, dealPaymentQueries, invoiceQueries, scheduleEntryQueries } from '@portal/data-access';
import { useLiveBilling } from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ShortList } from '../../views/short-list.js';
import { NewEntry } from '../billing/entry.form.js';
import { invoiceName, ownInvoiceColumns } from '../billing/invoice.columns.js';
import { NewInvoice } from '../billing/invoice.form.js';
import { ownPaymentColumns } from '../billing/payment.columns.js';
import { NewPayment } from '../billing/payment.form.js';
import { ownScheduleColumns } from '../billing/schedule.columns.js';

const SHOWN = 50;
const plus = <Plus size={15} strokeWidth={2} aria-hidden="true" />;

interface OfDeal {
  deal: DealView;
}

/** What was and will be billed for the deal. */
export function DealSchedule({ deal }: OfDeal) {
  const result = useQuery(scheduleEntryQueries.list({ deal_id: deal.id, limit: SHOWN }));
  const changes = useLiveBilling('billing_schedules');
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ShortList
        title="Billing schedule"
        noun="entries"
        result={result}
        columns={ownScheduleColumns}
        nameOf={(row) => row.title}
        empty="Nothing is planned yet. An active deal plans its own bills; other amounts are added by hand."
        all={`/admin/billing?view=schedule&deal_id=${deal.id}`}
        changes={changes}
        actions={
          <Can permission="billing_schedule.create">
            <Button icon={plus} onClick={() => setIsMaking(true)}>
              New entry
            </Button>
          </Can>
        }
      />
      {isMaking ? <NewEntry of={{ deal_id: deal.id }} onClose={() => setIsMaking(false)} /> : null}
    </>
  );
}

/** The invoices of the deal. */
export function DealInvoices({ deal }: OfDeal) {
  const result = useQuery(invoiceQueries.list({ deal_id: deal.id, limit: SHOWN }));
  const changes = useLiveBilling('invoices');
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string>();
  if (made) return <Navigate to={`/admin/billing/${made}`} />;
  return (
    <>
      <ShortList
        title="Invoices"
        noun="invoices"
        result={result}
        columns={ownInvoiceColumns}
        nameOf={invoiceName}
        hrefOf={(row) => `/admin/billing/${row.id}?`}
        empty="No invoices yet."
        all={`/admin/billing?deal_id=${deal.id}`}
        changes={changes}
        actions={
          <Can permission="invoice.create">
            <Button icon={plus} onClick={() => setIsMaking(true)}>
              New invoice
            </Button>
          </Can>
        }
      />
      {isMaking ? (
        <NewInvoice
          of={{ customer_id: deal.customer_id, deal_id: deal.id }}
          onClose={(invoice) => {
            setIsMaking(false);
            setMade(invoice?.id);
          }}
        />
      ) : null}
    </>
  );
}

/** The money that came in for the deal. */
export function DealPayments({ deal }: OfDeal) {
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
