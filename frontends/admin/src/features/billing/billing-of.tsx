import { invoiceQueries, scheduleEntryQueries, dealPaymentQueries } from '@portal/data-access';
import {
  entryTotalsRow,
  invoiceOf,
  invoiceRowName,
  invoiceTotalsRow,
  useExpandedRows,
  useLiveBilling,
  withCreditNotes,
  paymentTotalsRow,
  NewButton,
} from '@portal/features';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';
import { ShortList } from '../../views/short-list.js';
import { NewEntry } from './schedule/entry.form.js';
import { ownInvoiceColumns } from './invoices/invoice.columns.js';
import { NewInvoice } from './invoices/invoice.form.js';
import { ownScheduleColumns } from './schedule/schedule.columns.js';
import { ownPaymentColumns } from './payments/payment.columns.js';
import { NewPayment } from './payments/payment.form.js';

const SHOWN = 50;

/** What is billed: one deal or one project. */
type Billed = { deal_id: string } | { project_id: string };

/** What was and will be billed for a deal or a project. */
export function ScheduleOf({ of, empty }: { of: Billed; empty: string }) {
  const result = useQuery(scheduleEntryQueries.list({ ...of, limit: SHOWN }));
  const changes = useLiveBilling('billing_schedules');
  return (
    <ShortList
      title="Billing schedule"
      noun="entries"
      result={result}
      totals={entryTotalsRow(result.data?.totals)}
      columns={ownScheduleColumns}
      nameOf={(row) => row.title}
      empty={empty}
      all={`${addresses.billing}?${new URLSearchParams({ view: 'schedule', ...of }).toString()}`}
      changes={changes}
      actions={
        <NewButton
          permission="billing_schedule.create"
          label="New entry"
          form={(close) => <NewEntry of={of} onClose={close} />}
        />
      }
    />
  );
}

/** The invoices of a deal or a project. */
export function InvoicesOf({ of, customerId }: { of: Billed; customerId: string }) {
  const result = useQuery(invoiceQueries.list({ ...of, limit: SHOWN }));
  const rows = useExpandedRows(result, withCreditNotes);
  const changes = useLiveBilling('invoices');
  return (
    <ShortList
      title="Invoices"
      noun="invoices"
      result={rows}
      totals={invoiceTotalsRow(result.data?.totals)}
      columns={ownInvoiceColumns}
      nameOf={invoiceRowName}
      hrefOf={(row) => `${addresses.invoice(invoiceOf(row))}?`}
      empty="No invoices yet."
      all={`${addresses.billing}?${new URLSearchParams({ ...of }).toString()}`}
      changes={changes}
      actions={
        <NewButton
          permission="invoice.create"
          label="New invoice"
          addressOf={addresses.invoice}
          form={(close) => <NewInvoice of={{ customer_id: customerId, ...of }} onClose={close} />}
        />
      }
    />
  );
}

/** The money that came in for a deal. */
export function PaymentsOf({ of }: { of: { deal_id: string } }) {
  const result = useQuery(dealPaymentQueries.list({ ...of, limit: SHOWN }));
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
      all={`${addresses.billing}?view=payments&deal_id=${of.deal_id}`}
      changes={changes}
      actions={
        <NewButton
          permission="deal_payment.create"
          label="Record payment"
          form={(close) => <NewPayment {...of} onClose={close} />}
        />
      }
    />
  );
}
