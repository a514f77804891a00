import { invoiceTransitions, type InvoiceView } from '@portal/contracts';
import { invoicePdfHref, useCan, useDeleteInvoice } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { DeleteButton, useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { billingToasts } from './billing-toasts.js';
import { CreditNoteForm, VoidForm } from './invoice-closing-forms.js';
import { EditInvoice } from './invoice.form.js';
import { NewPayment } from './payment.form.js';
import { useSaveInvoice } from './use-save-invoice.js';

interface InvoiceActionsProps {
  invoice: InvoiceView;
  /** Where to go when the draft is deleted. */
  list: string;
}

type OpenDialog = 'edit' | 'payment' | 'credit' | 'void';

/** What can be done about an invoice in its state: issue, edit, settle, correct. */
export function InvoiceActions({ invoice, list }: InvoiceActionsProps) {
  const saver = useSaveInvoice(invoice);
  const issuer = useSaveInvoice(invoice, billingToasts.invoiceIssued);
  const confirm = useConfirm();
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const mayUpdate = useCan('invoice.update');
  const close = (): void => setOpenDialog(undefined);
  const { status, version, balance, total } = invoice;
  const steps = invoiceTransitions.allowed(status, 'admin');
  const isUntouched = invoice.paid === 0 && invoice.credited === 0;
  const creditable = (status === 'open' || status === 'paid') && total > invoice.credited;

  const issue = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Issue this invoice for ${moneyText(total)}?`,
      text: `It gets its number, is e-mailed to ${invoice.bill_to.email}, and never changes again.`,
      confirm: 'Issue invoice',
      danger: false,
    });
    if (agreed) issuer.apply({ status: 'open', version });
  };
  const giveUp = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Mark ${invoice.number ?? 'the invoice'} uncollectible?`,
      text: `${moneyText(balance)} no longer counts as outstanding, and nobody is reminded. A payment can still be recorded.`,
      confirm: 'Mark uncollectible',
    });
    if (agreed) saver.apply({ status: 'uncollectible', version });
  };
  if (!mayUpdate) return null;
  return (
    <>
      {steps.includes('open') ? (
        <Button type="primary" disabled={issuer.saving} onClick={() => void issue()}>
          Issue invoice
        </Button>
      ) : null}
      {steps.includes('paid') ? (
        <Button type="primary" onClick={() => setOpenDialog('payment')}>
          Record payment
        </Button>
      ) : null}
      {status === 'draft' ? (
        <Button icon={<Pencil size={15} strokeWidth={1.75} aria-hidden="true" />} onClick={() => setOpenDialog('edit')}>
          Edit
        </Button>
      ) : null}
      {invoice.number ? (
        <Button
          href={invoicePdfHref(invoice.id)}
          download
          icon={<Download size={15} strokeWidth={1.75} aria-hidden="true" />}
        >
          PDF
        </Button>
      ) : null}
      {invoice.number && (status === 'void' || !isUntouched) ? (
        <Button type="text" href={invoicePdfHref(invoice.id, 'original')} download>
          As issued
        </Button>
      ) : null}
      {creditable ? <Button onClick={() => setOpenDialog('credit')}>Credit note</Button> : null}
      {steps.includes('uncollectible') ? <Button onClick={() => void giveUp()}>Mark uncollectible</Button> : null}
      {steps.includes('void') && isUntouched ? (
        <Button danger onClick={() => setOpenDialog('void')}>
          Void
        </Button>
      ) : null}
      {status === 'draft' ? <DeleteDraft invoice={invoice} list={list} /> : null}
      {openDialog === 'edit' ? <EditInvoice invoice={invoice} onSave={saver.save} onClose={close} /> : null}
      {openDialog === 'payment' ? <NewPayment invoice={invoice} onClose={close} /> : null}
      {openDialog === 'credit' ? <CreditNoteForm invoice={invoice} onClose={close} /> : null}
      {openDialog === 'void' ? (
        <VoidForm invoice={invoice} onSubmit={(changes) => saver.save(changes)} onClose={close} />
      ) : null}
      {saver.conflictDialog}
      {issuer.conflictDialog}
    </>
  );
}

function DeleteDraft({ invoice, list }: InvoiceActionsProps) {
  const navigate = useNavigate();
  return (
    <DeleteButton
      id={invoice.id}
      mutation={useDeleteInvoice()}
      noun="draft"
      title={`Delete this draft for ${moneyText(invoice.total)}?`}
      text="Its schedule entries can be invoiced again. An admin can bring it back for 30 days."
      toasts={billingToasts.invoiceDeleted}
      onDeleted={() => void navigate(list)}
    />
  );
}
