import { type InvoiceView, type InvoiceStatus, type UpdateInvoice, invoiceFields } from '@portal/contracts';
import { useUpdateInvoice, useDeleteInvoice, useRestoreInvoice } from '@portal/data-access';
import { moneyText, invoiceStatusLabels } from '@portal/features';
import { conflictFields, type Save } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../../records/record-kind.js';

type Line = Pick<InvoiceView['lines'][number], 'description' | 'quantity' | 'unit_price' | 'discount'>;

const lineText = ({ description, quantity, unit_price, discount }: Line): string =>
  `${description}: ${quantity} × ${moneyText(unit_price)}${discount > 0 ? ` − ${moneyText(discount)}` : ''}`;

const linesText = (lines: readonly Line[]): string => lines.map(lineText).join('\n') || 'none';

const fields = conflictFields(invoiceFields, {
  lines: (value) => linesText(value as Line[]),
  status: (value) => invoiceStatusLabels[value as InvoiceStatus],
});

/** An invoice; what is deleted and comes back, with those of its entries that are on no other invoice, is a draft. */
export const invoiceRecord: RecordKind<InvoiceView, UpdateInvoice> = {
  noun: ['invoice', 'invoices'],
  nameOf: () => 'Draft invoice',
  inSentence: ({ number }) => (number ? `invoice ${number}` : 'this draft'),
  toasts: recordToasts('invoice'),
  useUpdate: useUpdateInvoice,
  useDelete: useDeleteInvoice,
  useRestore: useRestoreInvoice,
  useFields: () => fields,
};

export const invoiceIssued = { success: 'Invoice issued successfully.', failure: 'Failed to issue invoice.' };

export type InvoiceSaver = Save<InvoiceView, UpdateInvoice>;
