import type { InvoiceView } from '@portal/contracts';
import { invoiceQueries } from '@portal/data-access';
import { InvoiceSheet, InvoiceStatusTag, useLiveBilling } from '@portal/features';
import { DetailFailed, DetailPage, DetailSkeleton, RelativeTime, type ChangeMark } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { DealLink, ProjectLink } from '../../views/record-links.js';
import { AccountCredit } from './account-credit.js';
import { InvoiceActions } from './invoice-actions.js';
import { RestoreInvoice } from './restore-invoice.js';
import './billing.css';

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
  return (
    <DetailPage
      back={back}
      eyebrow={[invoice.customer_name, invoice.company_name].filter(Boolean).join(' · ')}
      title={invoice.number ?? 'Draft invoice'}
      status={
        <>
          <InvoiceStatusTag invoice={invoice} />
          {invoice.paid_at ? (
            <span>
              Paid <RelativeTime at={invoice.paid_at} />
            </span>
          ) : null}
          {invoice.void_reason ? <span>“{invoice.void_reason}”</span> : null}
        </>
      }
      change={change}
      actions={<InvoiceActions invoice={invoice} list={back.to} />}
    >
      <div className="invoice-page">
        <AccountCredit invoice={invoice} />
        <p className="invoice-page__links">
          <Link to={addresses.customer({ id: invoice.customer_id })}>Open the customer</Link>
          {invoice.deal_id ? <DealLink id={invoice.deal_id} /> : null}
          {invoice.project_id ? <ProjectLink id={invoice.project_id} /> : null}
        </p>
        <InvoiceSheet invoice={invoice} />
      </div>
    </DetailPage>
  );
}
