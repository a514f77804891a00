import type { InvoiceView } from '@portal/contracts';
import { Can, invoicePdfHref, invoiceQueries, useApplyCredit, useCan } from '@portal/data-access';
import {
  InvoiceSheet,
  invoiceStateOf,
  issuedCopyOf,
  moneyText,
  RecordBoundary,
  useLiveBilling,
} from '@portal/features';
import {
  DetailColumns,
  DetailPage,
  Properties,
  Property,
  RelativeTime,
  StatusSelect,
  useLeaveRecord,
  useSaveRecord,
  type RecordBodyProps,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../../addresses.js';
import type { OpenedFrom } from '../../../records/record-kind.js';
import { RecordMenu } from '../../../records/record-menu.js';
import { recordPage } from '../../../records/record-page.js';
import { RestoreRecord } from '../../../records/restore-record.js';
import { withToast } from '../../../toasts/with-toast.js';
import { DealLink, ProjectLink } from '../../../views/record-links.js';
import { DraftSheet, type DraftHandle } from './draft-sheet.js';
import { InvoiceTimelineSection } from './invoice-timeline.js';
import { invoiceRecord } from './invoice.record.js';
import { CreditNoteForm, useInvoiceSteps } from './use-invoice-steps.js';
import { useSendAgain } from './use-send-again.js';
import '../billing.css';

/** One invoice: the bill itself, what came in, and what can be done about it. */
export function InvoiceRecord({ id, back }: RecordBodyProps) {
  const result = useQuery(invoiceQueries.detail(id));
  const changes = useLiveBilling('invoices');
  return (
    <RecordBoundary
      result={result}
      back={back}
      noun="invoice"
      rescue={(refetch) => <RestoreRecord of={invoiceRecord} id={id} onRestored={refetch} />}
    >
      {(invoice) => <OpenInvoice invoice={invoice} back={back} change={changes.get(id)} />}
    </RecordBoundary>
  );
}

/** The page of an invoice. */
export const InvoiceDetailPage = recordPage(InvoiceRecord, addresses.billing, 'Billing');

function OpenInvoice({ invoice, back, change }: OpenedFrom & { invoice: InvoiceView }) {
  const saver = useSaveRecord(invoiceRecord, invoice);
  const draft = useRef<DraftHandle>(null);
  const steps = useInvoiceSteps(invoice, saver, draft);
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
            <InvoiceActions invoice={invoice} steps={steps} draft={draft} list={back.to} />
            {steps.dialogs}
            {saver.conflictDialog}
          </>
        ) : null
      }
    >
      <DetailColumns
        properties={
          <>
            <InvoiceProperties invoice={invoice} />
            <Can permission="invoice.read_timeline">
              <InvoiceTimelineSection invoice={invoice} />
            </Can>
          </>
        }
      >
        <div className="stack gap-20">
          <AccountCredit invoice={invoice} />
          {mayUpdate && invoice.status === 'draft' ? (
            <DraftSheet invoice={invoice} ref={draft} />
          ) : (
            <InvoiceSheet invoice={invoice} />
          )}
        </div>
      </DetailColumns>
    </DetailPage>
  );
}

/** Whose invoice it is, and what came of it. */
const InvoiceProperties = ({ invoice }: { invoice: InvoiceView }) => (
  <Properties>
    <Property label="Customer">
      <Link to={addresses.customer({ id: invoice.customer_id })}>{invoice.customer_name}</Link>
    </Property>
    <Property label="Company">
      {invoice.company_id ? (
        <Link to={addresses.company({ id: invoice.company_id })}>{invoice.company_name}</Link>
      ) : null}
    </Property>
    <Property label="Deal">{invoice.deal_id ? <DealLink id={invoice.deal_id} /> : null}</Property>
    <Property label="Project">{invoice.project_id ? <ProjectLink id={invoice.project_id} /> : null}</Property>
    <Property label="On its way">{invoice.pending > 0 ? moneyText(invoice.pending) : null}</Property>
    <Property label="Paid">{invoice.paid_at ? <RelativeTime at={invoice.paid_at} /> : null}</Property>
    <Property label="Why it is void">{invoice.void_reason}</Property>
  </Properties>
);

const creditApplied = { failure: 'Failed to apply credit.' };

/** Credit that the account has while the invoice is owed, with the action to apply it. */
export function AccountCredit({ invoice }: { invoice: InvoiceView }) {
  const isOwed = invoice.status === 'open' && invoice.balance > 0;
  const { data } = useQuery({ ...invoiceQueries.account(invoice.customer_id), enabled: isOwed });
  const apply = useApplyCredit();
  if (!isOwed || !data || data.credit <= 0) return null;
  const { id, version } = invoice;
  return (
    <div className="invoice-page__credit gap-8-16 frame row wrap between small">
      <span>
        The account has {moneyText(data.credit)} credit.{' '}
        {data.credit >= invoice.balance ? 'It covers this invoice.' : 'It covers a part of this invoice.'}
      </span>
      <Can permission="invoice.apply_credit">
        <Button
          size="small"
          loading={apply.isPending}
          onClick={() => void withToast(apply.mutateAsync({ id, version }), creditApplied)}
        >
          Apply credit
        </Button>
      </Can>
    </div>
  );
}

interface InvoiceActionsProps {
  invoice: InvoiceView;
  steps: ReturnType<typeof useInvoiceSteps>;
  /** What is being written of a draft. */
  draft: RefObject<DraftHandle | null>;
  /** The list, to leave a deleted draft for. */
  list: string;
}

/** The step that leads, and the PDF; correcting it and deleting a draft are behind "…". */
export function InvoiceActions({ invoice, steps: { next, isBusy }, draft, list }: InvoiceActionsProps) {
  const [isCrediting, setCrediting] = useState(false);
  const leave = useLeaveRecord(list);
  const again = useSendAgain(invoice);
  const { status, total, number } = invoice;
  const isDraft = status === 'draft';
  const creditable = (status === 'open' || status === 'paid') && total > invoice.credited;
  return (
    <>
      {next ? (
        <Button type="primary" disabled={isBusy} onClick={next.onTake}>
          {next.label}
        </Button>
      ) : null}
      {number ? (
        <Button href={invoicePdfHref(invoice.id)} download aria-label={`Download ${number} as PDF`}>
          PDF
        </Button>
      ) : null}
      <RecordMenu
        of={invoiceRecord}
        record={invoice}
        name={number ?? 'this draft'}
        groups={[
          [again, creditable && { key: 'credit', label: 'Credit note', onClick: () => setCrediting(true) }],
          issuedCopyOf(invoice),
        ]}
        deletion={
          isDraft && {
            noun: 'draft',
            title: `Delete this draft for ${moneyText(total)}?`,
            text: 'Its schedule entries can be invoiced again. An admin can bring it back for 30 days.',
            onDeleted: () => {
              draft.current?.forget();
              leave();
            },
          }
        }
      />
      {isCrediting ? <CreditNoteForm invoice={invoice} onClose={() => setCrediting(false)} /> : null}
    </>
  );
}
