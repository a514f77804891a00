import { invoiceTransitions, type InvoiceStatus, type InvoiceView } from '@portal/contracts';
import { invoiceStatusTones, moneyText } from '@portal/features';
import { useConfirm, stepsTo, type StatusStep, useSaveRecord } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { NewPayment } from '../payments/payment.form.js';
import { VoidForm } from './invoice-closing-forms.js';
import { type InvoiceSaver, invoiceRecord, invoiceIssued } from './invoice.record.js';

export interface InvoiceSteps {
  /** All that the transitions and what has been paid allow. */
  steps: readonly StatusStep[];
  /** The one that leads: issuing it, or recording what was paid. */
  next: StatusStep | undefined;
  isBusy: boolean;
  /** The forms of the steps; render them once. */
  dialogs: ReactNode;
}

const stepLabels: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Back to draft',
  open: 'Issue invoice',
  paid: 'Record payment',
  uncollectible: 'Mark uncollectible',
  void: 'Void invoice',
};

/** The steps that an admin may take with the invoice now, each with its form or its question. */
export function useInvoiceSteps(invoice: InvoiceView, saver: InvoiceSaver): InvoiceSteps {
  const issuer = useSaveRecord(invoiceRecord, invoice, { toasts: invoiceIssued });
  const confirm = useConfirm();
  const [openDialog, setOpenDialog] = useState<'paid' | 'void'>();
  const { status, version, balance, total } = invoice;
  const isUntouched = invoice.paid === 0 && invoice.credited === 0;
  const isBusy = issuer.saving || saver.saving;

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
  const take = (to: InvoiceStatus): unknown => {
    if (isBusy) return undefined;
    if (to === 'paid' || to === 'void') return setOpenDialog(to);
    return to === 'open' ? issue() : giveUp();
  };
  const states = invoiceTransitions.allowed(status, 'admin').filter((to) => to !== 'void' || isUntouched);
  const steps = stepsTo(states, (to) => stepLabels[to], invoiceStatusTones, take);
  const close = (): void => setOpenDialog(undefined);
  return {
    steps,
    next: steps.find(({ key }) => key === 'open' || key === 'paid'),
    isBusy,
    dialogs: (
      <>
        {openDialog === 'paid' ? <NewPayment invoice={invoice} onClose={close} /> : null}
        {openDialog === 'void' ? (
          <VoidForm invoice={invoice} onSubmit={(changes) => saver.save(changes)} onClose={close} />
        ) : null}
        {issuer.conflictDialog}
      </>
    ),
  };
}
