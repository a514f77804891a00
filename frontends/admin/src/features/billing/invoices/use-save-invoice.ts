import { invoiceFields, type InvoiceStatus, type InvoiceView, type UpdateInvoice } from '@portal/contracts';
import { useUpdateInvoice } from '@portal/data-access';
import { invoiceStatusLabels, moneyText } from '@portal/features';
import type { ActionToasts } from '@portal/ui';
import { conflictFields, useSave, type Save } from '@portal/ui-antd';
import { billingToasts } from '../billing-toasts.js';

export type InvoiceSaver = Save<InvoiceView, UpdateInvoice>;

const linesText = (lines: readonly Pick<InvoiceView['lines'][number], 'description' | 'quantity' | 'unit_price'>[]) =>
  lines
    .map(({ description, quantity, unit_price }) => `${description}: ${quantity} × ${moneyText(unit_price)}`)
    .join('\n') || 'none';

const fields = conflictFields(invoiceFields, {
  lines: (value) => linesText(value as InvoiceView['lines']),
  status: (value) => invoiceStatusLabels[value as InvoiceStatus],
});

/**
 * Changes one invoice, with toasts (`says`, where the change has its own), and lets the admin choose when another user
 * changed it first.
 */
export function useSaveInvoice(
  invoice: InvoiceView,
  toasts: ActionToasts = billingToasts.invoiceUpdated,
): InvoiceSaver {
  const update = useUpdateInvoice();
  return useSave({
    record: invoice,
    name: invoice.number ? `invoice ${invoice.number}` : 'this draft',
    send: (changes: UpdateInvoice) => update.mutateAsync({ id: invoice.id, ...changes }),
    fields,
    toasts,
  });
}
