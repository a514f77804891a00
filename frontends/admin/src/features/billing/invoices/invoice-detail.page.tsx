import { updateInvoice, type InvoiceView } from '@portal/contracts';
import { invoiceQueries, useCan } from '@portal/data-access';
import { DayText, InvoiceSheet, invoiceStateOf, moneyText, useLiveBilling } from '@portal/features';
import {
  DetailColumns,
  DetailFailed,
  DetailPage,
  DetailSkeleton,
  fieldEdits,
  Properties,
  Property,
  RelativeTime,
  StatusSelect,
  TextProperty,
  type ChangeMark,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { DealLink, ProjectLink } from '../../../views/record-links.js';
import { AccountCredit } from './account-credit.js';
import { InvoiceActions } from './invoice-actions.js';
import { RestoreInvoice } from './restore-invoice.js';
import { useInvoiceSteps } from './use-invoice-steps.js';
import { useSaveInvoice, type InvoiceSaver } from './use-save-invoice.js';

/** One invoice: the bill itself, what came in, and what can be done about it. */
export function InvoiceDetailPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(invoiceQueries.detail(id));
  const changes = useLiveBilling('invoices');
  const { search } = useLocation();
  const back = { to: `${addresses.billing}${search}`, label: 'Billing' };
  if (data) return <OpenInvoice key={id} invoice={data} back={back} change={changes.get(id)} />;
  if (!error) return <DetailSkeleton />;
  return (
    <DetailFailed
      back={back}
      error={error}
      onRetry={() => void refetch()}
      noun="invoice"
      rescue={<RestoreInvoice id={id} onRestored={() => void refetch()} />}
    />
  );
}

interface OpenInvoiceProps {
  invoice: InvoiceView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function OpenInvoice({ invoice, back, change }: OpenInvoiceProps) {
  const saver = useSaveInvoice(invoice);
  const steps = useInvoiceSteps(invoice, saver);
  const mayUpdate = useCan('invoice.update');
  const { tone, label } = invoiceStateOf(invoice);
  return (
    <DetailPage
      back={back}
      eyebrow={[invoice.customer_name, invoice.company_name].filter(Boolean).join(' · ')}
      title={invoice.number ?? 'Draft invoice'}
      status={
        <StatusSelect tone={tone} steps={mayUpdate ? steps.steps : []}>
          {label}
        </StatusSelect>
      }
      change={change}
      actions={
        mayUpdate ? (
          <>
            <InvoiceActions invoice={invoice} saver={saver} steps={steps} list={back.to} />
            {steps.dialogs}
            {saver.conflictDialog}
          </>
        ) : null
      }
    >
      <DetailColumns properties={<InvoiceProperties invoice={invoice} save={saver.save} mayUpdate={mayUpdate} />}>
        <div className="stack gap-20">
          <AccountCredit invoice={invoice} />
          <InvoiceSheet invoice={invoice} />
        </div>
      </DetailColumns>
    </DetailPage>
  );
}

interface InvoicePropertiesProps {
  invoice: InvoiceView;
  save: InvoiceSaver['save'];
  mayUpdate: boolean;
}

/** Whose invoice it is and when it is due; a draft's day and notes are edited here. */
function InvoiceProperties({ invoice, save, mayUpdate }: InvoicePropertiesProps) {
  const mayEdit = mayUpdate && invoice.status === 'draft';
  const edit = fieldEdits({ record: invoice, save, schema: updateInvoice, mayEdit });
  return (
    <Properties>
      <Property label="Customer">
        <Link to={addresses.customer({ id: invoice.customer_id })}>Open the customer</Link>
      </Property>
      <Property label="Deal">{invoice.deal_id ? <DealLink id={invoice.deal_id} /> : null}</Property>
      <Property label="Project">{invoice.project_id ? <ProjectLink id={invoice.project_id} /> : null}</Property>
      <TextProperty label="Due" type="date" none="By the customer’s terms" edit={edit('due_date')}>
        {invoice.due_date ? <DayText day={invoice.due_date} /> : null}
      </TextProperty>
      <Property label="On its way">{invoice.pending > 0 ? moneyText(invoice.pending) : null}</Property>
      <Property label="Paid">{invoice.paid_at ? <RelativeTime at={invoice.paid_at} /> : null}</Property>
      <Property label="Why it is void">{invoice.void_reason}</Property>
      {mayEdit ? (
        <TextProperty label="Notes" type="long" edit={edit('notes')}>
          {invoice.notes}
        </TextProperty>
      ) : null}
    </Properties>
  );
}
