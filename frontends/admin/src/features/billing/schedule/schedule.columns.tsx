import { type ScheduleEntryView, scheduleEntryTransitions, type ScheduleEntryStatus } from '@portal/contracts';
import { columnsOf, DayText, entryStatusLabels, entryStatusTones, entryTypeLabels, moneyText } from '@portal/features';
import { type ListColumn, useConfirmDelete, useConfirm, useSaveRecord } from '@portal/ui-antd';
import { useCan, useCreateInvoice, useDeleteScheduleEntry } from '@portal/data-access';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { RowMenu } from '../../../views/row-menu.js';
import { invoiceRecord } from '../invoices/invoice.record.js';
import { EditEntry, entryRecord } from './entry.form.js';

type Column = ListColumn<ScheduleEntryView>;

const partOf = (row: ScheduleEntryView): string => row.project_name ?? row.deal_title ?? '–';

/** When an entry becomes ready by itself, or has been billed for. */
function When({ entry }: { entry: ScheduleEntryView }) {
  if (entry.period_start) return <DayText day={entry.period_start} />;
  if (entry.trigger_on) return <DayText day={entry.trigger_on} />;
  return entry.milestone_title ? <>After “{entry.milestone_title}”</> : <>–</>;
}

const whenText = (row: ScheduleEntryView): string =>
  row.period_start ?? row.trigger_on ?? (row.milestone_title ? `After ${row.milestone_title}` : '');

const { choice, line, menu, optional, tag } = columnsOf<ScheduleEntryView>();

const title = line('title', 'Entry', { sortable: true, onCard: 'title' });

const ofWhom: readonly Column[] = [
  line('project_name', 'Project or deal', { text: partOf, fields: ['project_name', 'deal_title'] }),
  optional('customer_name', 'Customer', { width: '150px' }),
];

const figures: readonly Column[] = [
  choice('type', 'Type', entryTypeLabels, { width: '104px', priority: 'low', onCard: 'hidden' }),
  line('trigger_on', 'When', {
    priority: 'high',
    sortable: true,
    width: '176px',
    cell: (row) => <When entry={row} />,
    text: whenText,
    fields: ['trigger_on', 'period_start', 'milestone_title'],
  }),
  tag('status', 'Status', entryStatusLabels, entryStatusTones, { sortable: true, width: '116px' }),
  line('amount', 'Amount', {
    sortable: true,
    width: '128px',
    align: 'end',
    cell: (row) => <Amount entry={row} />,
    text: (row) => String(row.amount - row.discount),
    fields: ['amount', 'discount'],
  }),
  menu((row) => <EntryMenu entry={row} />),
];

/** The amount to be billed, with the discount where there is one. */
const Amount = ({ entry: { amount, discount } }: { entry: ScheduleEntryView }) =>
  discount > 0 ? (
    <span title={`${moneyText(amount)} minus ${moneyText(discount)} by the promo code`}>
      {moneyText(amount - discount)}
    </span>
  ) : (
    <>{moneyText(amount)}</>
  );

/** The columns of the console's billing schedule. */
export const scheduleColumns: readonly Column[] = [title, ...ofWhom, ...figures];

/** The same on a deal's own page. */
export const ownScheduleColumns: readonly Column[] = [title, ...figures];

/** Where an entry belongs: its invoice, else its deal or project. */
export const entryHref = (row: ScheduleEntryView): string =>
  row.invoice_id
    ? `${addresses.invoice({ id: row.invoice_id })}?view=schedule`
    : row.deal_id
      ? `${addresses.deal({ id: row.deal_id })}?tab=schedule`
      : `${addresses.project({ id: String(row.project_id) })}?tab=billing`;

/** What a step of an entry does, in the words of its menu. */
function entryStepLabel(from: ScheduleEntryStatus, to: ScheduleEntryStatus): string {
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
  const invoiceOf = useInvoiceOf();
  const { confirmDelete } = useConfirmDelete({
    id: entry.id,
    mutation: useDeleteScheduleEntry(),
    noun: 'entry',
    title: `Delete “${entry.title}”?`,
    text: `${moneyText(entry.amount)} will not be billed. An admin can bring it back for 30 days.`,
    toasts: entryRecord.toasts.deleted,
  });
  const take = async (to: ScheduleEntryStatus): Promise<void> => {
    if (to === 'invoiced') return invoiceOf(entry.customer_id, [entry.id]);
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

/** Makes a draft of approved entries of one customer, and opens it. */
export function useInvoiceOf(): (customer_id: string, schedule_entry_ids: string[]) => Promise<void> {
  const create = useCreateInvoice();
  const navigate = useNavigate();
  return async (customer_id, schedule_entry_ids) => {
    const draft = create.mutateAsync({ customer_id, schedule_entry_ids });
    const made = await withToast(draft, invoiceRecord.toasts.created);
    if (made) void navigate(addresses.invoice(made));
  };
}
