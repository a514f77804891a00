import { scheduleEntryTransitions, type ScheduleEntryView } from '@portal/contracts';
import { useCreateInvoice, useDeleteScheduleEntry, useUpdateScheduleEntry } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { moveBack, useConfirm, type BulkAction } from '@portal/ui-antd';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { undoBy, withOneToast, withToast } from '../../../toasts/with-toast.js';
import { useBulkDelete } from '../../../views/use-bulk-delete.js';
import { billingToasts } from '../billing-toasts.js';

type Entries = readonly ScheduleEntryView[];

const mayAllGo =
  (to: ScheduleEntryView['status']) =>
  (rows: Entries): boolean =>
    rows.every(({ status }) => scheduleEntryTransitions.allowed(status, 'admin').includes(to));

const areAll =
  (status: ScheduleEntryView['status']) =>
  (rows: Entries): boolean =>
    rows.every((row) => row.status === status);

/** An invoice is of one customer's approved entries. */
const makeOneInvoice = (rows: Entries): boolean =>
  rows.every(({ status, customer_id }) => status === 'approved' && customer_id === rows[0]?.customer_id);

const areOpen = (rows: Entries): boolean => rows.every(({ status }) => status !== 'approved' && status !== 'invoiced');

const entryBack = moveBack({
  field: 'status',
  allowed: ({ status }: ScheduleEntryView) => scheduleEntryTransitions.allowed(status, 'admin'),
});
const namesOf = (rows: Entries): string =>
  rows.map(({ title, amount, discount }) => `${title}, ${moneyText(amount - discount)}`).join('; ');
const noun = ['entry', 'entries'] as const;
const entries = (count: number): string => (count === 1 ? 'this entry' : `these ${count} entries`);

/** What can be done to several entries at once. */
export function useEntryBulkActions(): readonly BulkAction<ScheduleEntryView>[] {
  const update = useUpdateScheduleEntry();
  const create = useCreateInvoice();
  const confirm = useConfirm();
  const navigate = useNavigate();

  const move = (rows: Entries, status: ScheduleEntryView['status']): Promise<void> =>
    withOneToast(rows, ({ id, version }) => update.mutateAsync({ id, version, status }), {
      ...billingToasts.entryUpdated,
      noun,
      undo: undoBy(entryBack, update.mutateAsync),
    });
  const invoice = async (rows: Entries): Promise<void> => {
    const customer_id = rows[0]?.customer_id;
    if (!customer_id) return;
    const made = await withToast(
      create.mutateAsync({ customer_id, schedule_entry_ids: rows.map(({ id }) => id) }),
      billingToasts.invoiceCreated,
    );
    if (made) void navigate(addresses.invoice(made));
  };
  const cancel = async (rows: Entries): Promise<boolean> => {
    const agreed = await confirm({
      title: `Cancel ${entries(rows.length)}?`,
      text: `${namesOf(rows)}: will not be billed. A cancelled entry stays cancelled.`,
      confirm: rows.length === 1 ? 'Cancel entry' : `Cancel ${rows.length} entries`,
      keep: rows.length === 1 ? 'Keep entry' : 'Keep entries',
    });
    if (agreed) void move(rows, 'cancelled');
    return agreed;
  };
  const removeAll = useBulkDelete({
    mutation: useDeleteScheduleEntry(),
    question: (rows: Entries) => ({
      title: `Delete ${entries(rows.length)}?`,
      text: `${namesOf(rows)}: will not be billed. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete entry' : `Delete ${rows.length} entries`,
    }),
    noun,
    toasts: billingToasts.entryDeleted,
  });
  return [
    { key: 'ready', label: 'Mark ready', allowed: areAll('pending'), run: (rows) => void move(rows, 'ready') },
    { key: 'approved', label: 'Approve', allowed: mayAllGo('approved'), run: (rows) => void move(rows, 'approved') },
    {
      key: 'unapproved',
      label: 'Take approval back',
      allowed: areAll('approved'),
      run: (rows) => void move(rows, 'ready'),
    },
    { key: 'invoice', label: 'Make an invoice', allowed: makeOneInvoice, run: (rows) => void invoice(rows) },
    {
      key: 'cancelled',
      label: 'Cancel',
      danger: true,
      allowed: mayAllGo('cancelled'),
      ask: cancel,
    },
    { key: 'delete', label: 'Delete', danger: true, allowed: areOpen, ask: removeAll },
  ];
}
