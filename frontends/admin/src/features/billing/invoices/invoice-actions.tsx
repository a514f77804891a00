import type { InvoiceView } from '@portal/contracts';
import { invoicePdfHref } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { downloadItem } from '@portal/ui-antd';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordMenu } from '../../../records/record-menu.js';
import { CreditNoteForm } from './invoice-closing-forms.js';
import { EditInvoice } from './invoice.form.js';
import type { InvoiceSteps } from './use-invoice-steps.js';
import { type InvoiceSaver, invoiceRecord } from './invoice.record.js';

interface InvoiceActionsProps {
  invoice: InvoiceView;
  saver: InvoiceSaver;
  steps: InvoiceSteps;
  /** Where to go when the draft is deleted. */
  list: string;
}

/** The step that leads; the PDF, editing, correcting and deleting a draft are behind "…". */
export function InvoiceActions({ invoice, saver, steps: { next, isBusy }, list }: InvoiceActionsProps) {
  const [openDialog, setOpenDialog] = useState<'edit' | 'credit'>();
  const navigate = useNavigate();
  const close = (): void => setOpenDialog(undefined);
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
      <RecordMenu
        of={invoiceRecord}
        record={invoice}
        name={number ?? 'this draft'}
        groups={[
          [
            isDraft && { key: 'edit', label: 'Edit draft', onClick: () => setOpenDialog('edit') },
            creditable && { key: 'credit', label: 'Credit note', onClick: () => setOpenDialog('credit') },
          ],
          number ? pdfsOf(invoice) : [],
        ]}
        deletion={
          isDraft && {
            noun: 'draft',
            title: `Delete this draft for ${moneyText(total)}?`,
            text: 'Its schedule entries can be invoiced again. An admin can bring it back for 30 days.',
            onDeleted: () => void navigate(list),
          }
        }
      />
      {openDialog === 'edit' ? <EditInvoice record={invoice} onSave={saver.save} onClose={close} /> : null}
      {openDialog === 'credit' ? <CreditNoteForm invoice={invoice} onClose={close} /> : null}
    </>
  );
}

/** The current PDF, and the one that was issued where it differs. */
function pdfsOf({ id, status, paid, credited }: InvoiceView) {
  const hasChanged = status === 'void' || paid > 0 || credited > 0;
  return [
    downloadItem('pdf', 'Download PDF', invoicePdfHref(id)),
    ...(hasChanged ? [downloadItem('original', 'Download as issued', invoicePdfHref(id, 'original'))] : []),
  ];
}
