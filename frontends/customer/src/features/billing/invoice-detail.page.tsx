import type { InvoiceView } from '@portal/contracts';
import { dealQueries, invoicePdfHref, invoiceQueries, projectQueries } from '@portal/data-access';
import {
  InvoiceSheet,
  InvoiceStatusTag,
  isPaymentOnItsWay,
  issuedCopyOf,
  leftToPay,
  moneyText,
  useLiveBilling,
  RecordBoundary,
} from '@portal/features';
import { DetailPage, MoreMenu, type ChangeMark, type RecordBodyProps } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Clock, Download } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useScreenTitle } from '../../list-title.js';
import { useAskAbout } from '../support/use-ask-about.js';
import './billing.css';

/** One invoice: what it is for, what is left to pay and how, what was paid. */
export function InvoiceRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(invoiceQueries.detail(id));
  const changes = useLiveBilling();
  return (
    <RecordBoundary result={result} back={back} noun="invoice" hidesGone>
      {(invoice) => <InvoiceDetail invoice={invoice} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of an invoice. */
export function InvoiceDetailPage() {
  const { id = '' } = useParams();
  return <InvoiceRecord id={id} back={{ to: addresses.billing, label: useScreenTitle('Billing') }} />;
}

interface InvoiceDetailProps {
  invoice: InvoiceView;
  back: { to: string; label: string };
  change: ChangeMark | undefined;
}

function InvoiceDetail({ invoice, back, change }: InvoiceDetailProps) {
  const ask = useAskAbout('invoice', `invoice:${invoice.id}`);
  return (
    <DetailPage
      back={back}
      eyebrow={<InvoiceOrigin invoice={invoice} />}
      title={invoice.number ? `Invoice ${invoice.number}` : 'Draft invoice'}
      change={change}
      status={
        <>
          <InvoiceStatusTag invoice={invoice} />
          <span className="muted">{wordsOf(invoice)}</span>
        </>
      }
      actions={
        <>
          <Button
            type="primary"
            href={invoicePdfHref(invoice.id)}
            download
            icon={<Download size={15} strokeWidth={1.75} />}
          >
            Download PDF
          </Button>
          <MoreMenu label="More for this invoice" groups={[issuedCopyOf(invoice), ask]} />
        </>
      }
    >
      <div className="invoice-place stack gap-12">
        <PaymentOnItsWay invoice={invoice} />
        {invoice.void_reason ? <p>Why it is void: {invoice.void_reason}</p> : null}
        <InvoiceSheet invoice={invoice} />
      </div>
    </DetailPage>
  );
}

/** What is on its way to the invoice, so that it isn't paid twice. */
function PaymentOnItsWay({ invoice }: { invoice: InvoiceView }) {
  const { pending, balance, status } = invoice;
  if (pending === 0 || balance === 0 || status === 'void') return null;
  const left = leftToPay(invoice);
  return (
    <p className="payment-on-its-way rounded surface flex gap-10">
      <Clock size={18} strokeWidth={1.75} />
      <span>
        <strong>A payment of {moneyText(pending)} is on its way.</strong> We are checking it with the bank.{' '}
        {left > 0
          ? `After it, ${moneyText(left)} is left to pay.`
          : 'You don’t need to pay again: the invoice closes once the money is here.'}
      </span>
    </p>
  );
}

function wordsOf(invoice: InvoiceView): string {
  const { status, balance, total } = invoice;
  if (status === 'paid') return 'Nothing left to pay. Thank you.';
  if (status === 'void') return 'You don’t have to pay this invoice.';
  if (isPaymentOnItsWay(invoice)) return `${moneyText(balance)} is being checked`;
  return balance < total ? `${moneyText(balance)} of ${moneyText(total)} left to pay` : `${moneyText(balance)} to pay`;
}

/** The deal or project that is billed. */
function InvoiceOrigin({ invoice }: { invoice: InvoiceView }) {
  const { deal_id: dealId, project_id: projectId } = invoice;
  const deal = useQuery({ ...dealQueries.detail(dealId ?? ''), enabled: dealId !== null });
  const project = useQuery({ ...projectQueries.detail(projectId ?? ''), enabled: projectId !== null });
  if (deal.data) return <Link to={addresses.deal(deal.data)}>{deal.data.title}</Link>;
  return project.data ? <Link to={addresses.project(project.data)}>{project.data.name}</Link> : null;
}
