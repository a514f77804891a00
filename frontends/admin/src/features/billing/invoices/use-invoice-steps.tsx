import {
  invoiceTransitions,
  type InvoiceStatus,
  type InvoiceView,
  CreateCreditNote,
  requiredLongText,
  UpdateInvoice,
} from '@portal/contracts';
import { difference, invoiceStatusTones, moneyText } from '@portal/features';
import { useConfirm, stepsTo, useSaveRecord, FormModal, ReasonModal, withId } from '@portal/ui-antd';
import { useState, type RefObject } from 'react';
import { useCreditInvoice } from '@portal/data-access';
import { NewPayment } from '../payments/payment.form.js';
import { InvoiceMail } from './invoice-mail.js';
import type { DraftHandle } from './draft-sheet.js';
import { type InvoiceSaver, invoiceRecord, invoiceIssued } from './invoice.record.js';
import { moneyBackOf, MoneyBackFields } from '../money-back-fields.js';
import '../../../forms/money-form.css';

const stepLabels: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Back to draft',
  open: 'Issue invoice',
  paid: 'Record payment',
  uncollectible: 'Mark uncollectible',
  void: 'Void invoice',
};

/**
 * The steps that an admin may take with the invoice now, each with its form or its question.
 * @param draft what is being written of it, which is saved before it is issued
 */
export function useInvoiceSteps(invoice: InvoiceView, saver: InvoiceSaver, draft: RefObject<DraftHandle | null>) {
  // what was agreed to is the total that was asked about
  const issuer = useSaveRecord(invoiceRecord, invoice, { toasts: invoiceIssued, isExact: true });
  const confirm = useConfirm();
  const [openDialog, setOpenDialog] = useState<'paid' | 'void'>();
  const { status, version, balance } = invoice;
  const isUntouched = invoice.paid === 0 && invoice.credited === 0;
  const isBusy = issuer.saving || saver.saving;

  const issue = async (): Promise<void> => {
    const written = draft.current ? await draft.current.settle() : invoice;
    if (!written) return;
    const agreed = await confirm({
      title: `Issue this invoice for ${moneyText(written.total)}?`,
      text: (
        <div className="stack gap-10">
          <p>It gets its number and never changes again. This mail goes:</p>
          <InvoiceMail id={written.id} />
        </div>
      ),
      width: 720,
      confirm: 'Issue invoice',
      danger: false,
    });
    if (agreed) await issuer.save({ status: 'open', version: written.version }, written).catch(issuer.showRefusal);
  };
  const giveUp = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Mark ${invoice.number ?? 'the invoice'} uncollectible?`,
      text: `${moneyText(balance)} no longer counts as outstanding, and nobody is reminded. A payment can still be recorded.`,
      confirm: 'Mark uncollectible',
    });
    if (agreed) saver.apply({ status: 'uncollectible', version });
  };
  const take = (to: InvoiceStatus): unknown => {
    if (isBusy) return undefined;
    if (to === 'paid' || to === 'void') return setOpenDialog(to);
    return to === 'open' ? issue() : giveUp();
  };
  const states = invoiceTransitions.allowed(status, 'admin').filter((to) => to !== 'void' || isUntouched);
  const steps = stepsTo(states, (to) => stepLabels[to], invoiceStatusTones, take);
  const close = (): void => setOpenDialog(undefined);
  return {
    /** All that the transitions and what has been paid allow. */
    steps,
    /** The one that leads: issuing it, or recording what was paid. */
    next: steps.find(({ key }) => key === 'open' || key === 'paid'),
    isBusy,
    /** The forms of the steps; render them once. */
    dialogs: (
      <>
        {openDialog === 'paid' ? <NewPayment invoice={invoice} onClose={close} /> : null}
        {openDialog === 'void' ? <VoidForm invoice={invoice} onSubmit={saver.save} onClose={close} /> : null}
      </>
    ),
  };
}

interface CreditNoteFormProps {
  invoice: InvoiceView;
  onClose: () => void;
}

/** Takes back part or all of an issued invoice; what was paid already becomes credit of the account. */
export function CreditNoteForm({ invoice, onClose }: CreditNoteFormProps) {
  const [{ id, version, number, total, credited, balance }] = useState(invoice);
  const left = difference(total, credited);
  return (
    <FormModal
      title={`Credit note for ${number ?? 'the invoice'}`}
      schema={CreateCreditNote}
      initialValues={{ amount: balance > 0 ? balance : left, reason: '' }}
      toInput={(values) => ({ ...moneyBackOf(values), version })}
      submitText="Issue credit note"
      onSubmit={withId(id, useCreditInvoice())}
      toasts={{ success: 'Credit note issued successfully.', failure: 'Failed to issue credit note.' }}
      onClose={onClose}
    >
      <MoneyBackFields
        extra={`Up to ${moneyText(left)}. ${moneyText(balance)} is owed; what goes beyond becomes credit of the account.`}
      />
    </FormModal>
  );
}

const voiding = UpdateInvoice.extend({ void_reason: requiredLongText });

/** Voids an invoice without payments; its entries can be invoiced again. */
export const VoidForm = ({
  invoice,
  ...form
}: CreditNoteFormProps & { onSubmit: (changes: UpdateInvoice) => Promise<unknown> }) => (
  <ReasonModal
    name="void_reason"
    label="Why"
    required
    extra="It keeps its number and stays in the books as void. Its schedule entries can be invoiced again."
    title={`Void ${invoice.number ?? 'the invoice'}`}
    schema={voiding}
    toInput={(values) => ({ void_reason: values['void_reason'] ?? '', status: 'void', version: invoice.version })}
    submitText="Void invoice"
    {...form}
  />
);
