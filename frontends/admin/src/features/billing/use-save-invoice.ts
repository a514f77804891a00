import type { InvoiceStatus, InvoiceView, UpdateInvoice } from '@portal/contracts';
import { useUpdateInvoice } from '@portal/data-access';
import { invoiceStatusLabels, moneyText } from '@portal/features';
import type { ActionToasts } from '@portal/ui';
import { useSave, type Save } from '@portal/ui-antd';
import { billingToasts } from './billing-toasts.js';

export type InvoiceSaver = Save<InvoiceView, UpdateInvoice>;

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
    fields: [
      { key: 'lines', label: 'Lines', show: (value) => linesText(value as InvoiceView['lines']) },
      { key: 'tax_rate', label: 'Tax in percent', show: String },
      { key: 'due_date', label: 'Due on' },
      { key: 'notes', label: 'Notes' },
      { key: 'status', label: 'Status', show: (value) => invoiceStatusLabels[value as InvoiceStatus] },
    ],
    toasts,
  });
}

const linesText = (lines: readonly Pick<InvoiceView['lines'][number], 'description' | 'quantity' | 'unit_price'>[]) =>
  lines
    .map(({ description, quantity, unit_price }) => `${description}: ${quantity} × ${moneyText(unit_price)}`)
    .join('\n') || 'none';
