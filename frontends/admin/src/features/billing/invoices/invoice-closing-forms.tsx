import {
  createCreditNote,
  requiredLongText,
  updateInvoice,
  type InvoiceView,
  type UpdateInvoice,
} from '@portal/contracts';
import { useCreditInvoice } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { FormModal, ReasonModal } from '@portal/ui-antd';
import { useState } from 'react';
import { moneyBackOf, MoneyBackFields } from '../money-back-fields.js';
import '../../../forms/money-form.css';

interface CreditNoteFormProps {
  invoice: InvoiceView;
  onClose: () => void;
}

/** Takes back part or all of an issued invoice; what was paid already becomes credit of the account. */
export function CreditNoteForm({ invoice, onClose }: CreditNoteFormProps) {
  const credit = useCreditInvoice();
  const [{ id, version, number, total, credited, balance }] = useState(invoice);
  const left = Math.round((total - credited) * 100) / 100;
  return (
    <FormModal
      title={`Credit note for ${number ?? 'the invoice'}`}
      schema={createCreditNote}
      initialValues={{ amount: balance > 0 ? balance : left, reason: '' }}
      toInput={(values) => ({ ...moneyBackOf(values), version })}
      submitText="Issue credit note"
      onSubmit={(input) => credit.mutateAsync({ id, ...input })}
      toasts={{ success: 'Credit note issued successfully.', failure: 'Failed to issue credit note.' }}
      onClose={onClose}
    >
      <MoneyBackFields
        extra={`Up to ${moneyText(left)}. ${moneyText(balance)} is owed; what goes beyond becomes credit of the account.`}
      />
    </FormModal>
  );
}

interface VoidFormProps extends CreditNoteFormProps {
  onSubmit: (changes: UpdateInvoice) => Promise<unknown>;
}

const voiding = updateInvoice.extend({ void_reason: requiredLongText });

/** Voids an invoice without payments; its entries can be invoiced again. */
export const VoidForm = ({ invoice, ...form }: VoidFormProps) => (
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
