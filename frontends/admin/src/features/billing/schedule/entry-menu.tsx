import { scheduleEntryTransitions, type ScheduleEntryStatus, type ScheduleEntryView } from '@portal/contracts';
import { useCan, useCreateInvoice, useDeleteScheduleEntry } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { useConfirmDelete, useConfirm, useSaveRecord } from '@portal/ui-antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { RowMenu } from '../../../views/row-menu.js';
import { invoiceRecord } from '../invoices/invoice.record.js';
import { EditEntry } from './entry.form.js';
import { entryRecord } from './entry.record.js';

/** What a step of an entry does, in the words of its menu. */
export function entryStepLabel(from: ScheduleEntryStatus, to: ScheduleEntryStatus): string {
  if (to === 'ready') return from === 'approved' ? 'Take approval back' : 'Mark ready';
  return {
    pending: 'Back to pending',
    approved: 'Approve',
    cancelled: 'Cancel entry',
    invoiced: 'Make an invoice',
  }[to];
}

/** Whether an entry is still planned: approval freezes it, and what is cancelled stays as it was. */
export const isEditable = ({ status }: Pick<ScheduleEntryView, 'status'>): boolean =>
  status === 'pending' || status === 'ready';

/** What can be done about an entry: its steps, an invoice of it, editing, deleting. */
export function EntryMenu({ entry }: { entry: ScheduleEntryView }) {
  const saver = useSaveRecord(entryRecord, entry);
  const [editing, setEditing] = useState(false);
  const mayUpdate = useCan('billing_schedule.update');
  const confirm = useConfirm();
  const invoice = useInvoiceOf(entry);
  const { confirmDelete } = useConfirmDelete({
    id: entry.id,
    mutation: useDeleteScheduleEntry(),
    noun: 'entry',
    title: `Delete “${entry.title}”?`,
    text: `${moneyText(entry.amount)} will not be billed. An admin can bring it back for 30 days.`,
    toasts: entryRecord.toasts.deleted,
  });
  const take = async (to: ScheduleEntryStatus): Promise<void> => {
    if (to === 'invoiced') return invoice();
    const agreed =
      to !== 'cancelled' ||
      (await confirm({
        title: `Cancel “${entry.title}”?`,
        text: `${moneyText(entry.amount - entry.discount)} will not be billed. A cancelled entry stays cancelled.`,
        confirm: 'Cancel entry',
        keep: 'Keep entry',
      }));
    if (agreed) saver.apply({ status: to, version: entry.version });
  };
  if (!mayUpdate) return null;
  // whether one is invoiced follows its invoice
  const steps = entry.status === 'invoiced' ? [] : scheduleEntryTransitions.allowed(entry.status, 'admin');
  const isFrozen = entry.status === 'approved' || entry.status === 'invoiced';
  return (
    <>
      <RowMenu
        name={entry.title}
        items={[
          ...steps.map((to) => ({
            key: to,
            label: entryStepLabel(entry.status, to),
            danger: to === 'cancelled',
            onClick: () => void take(to),
          })),
          isEditable(entry) && { key: 'edit', label: 'Edit', onClick: () => setEditing(true) },
          !isFrozen && { key: 'delete', label: 'Delete', danger: true, onClick: confirmDelete },
        ]}
      />
      {editing ? <EditEntry record={entry} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
    </>
  );
}

/** Makes a draft of an approved entry and opens it. */
function useInvoiceOf({ id, customer_id, deal_id, project_id }: ScheduleEntryView): () => Promise<void> {
  const create = useCreateInvoice();
  const navigate = useNavigate();
  return async () => {
    const made = await withToast(
      create.mutateAsync({
        customer_id,
        ...(deal_id ? { deal_id } : {}),
        ...(project_id ? { project_id } : {}),
        schedule_entry_ids: [id],
      }),
      invoiceRecord.toasts.created,
    );
    if (made) void navigate(addresses.invoice(made));
  };
}
