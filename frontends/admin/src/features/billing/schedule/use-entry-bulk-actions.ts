import { scheduleEntryTransitions, type ScheduleEntryView } from '@portal/contracts';
import { useCreateInvoice } from '@portal/data-access';
import { moneyText } from '@portal/features';
import { moveBack, type BulkAction } from '@portal/ui-antd';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { withToast } from '../../../toasts/with-toast.js';
import { useBulkMove, useBulkRemove, questionOf } from '../../../records/use-bulk.js';
import { entryRecord } from './entry.record.js';
import { invoiceRecord } from '../invoices/invoice.record.js';

type Entries = readonly ScheduleEntryView[];

/** An invoice is of one customer's approved entries. */
const makeOneInvoice = (rows: Entries): boolean =>
  rows.every(({ status, customer_id }) => status === 'approved' && customer_id === rows[0]?.customer_id);

const namesOf = (rows: Entries): string =>
  rows.map(({ title, amount, discount }) => `${title}, ${moneyText(amount - discount)}`).join('; ');

/** What can be done to several entries at once. */
export function useEntryBulkActions(): readonly BulkAction<ScheduleEntryView>[] {
  const create = useCreateInvoice();
  const navigate = useNavigate();
  const move = useBulkMove(entryRecord, {
    transitions: scheduleEntryTransitions,
    stateOf: ({ status }: ScheduleEntryView) => status,
    changesTo: ({ version }, status) => ({ version, status }),
    back: moveBack({
      field: 'status',
      allowed: ({ status }: ScheduleEntryView) => scheduleEntryTransitions.allowed(status, 'admin'),
    }),
  });
  const remove = useBulkRemove(entryRecord);
  const invoice = async (rows: Entries): Promise<void> => {
    const customer_id = rows[0]?.customer_id;
    if (!customer_id) return;
    const made = await withToast(
      create.mutateAsync({ customer_id, schedule_entry_ids: rows.map(({ id }) => id) }),
      invoiceRecord.toasts.created,
    );
    if (made) void navigate(addresses.invoice(made));
  };
  return [
    move('Mark ready', 'ready', { allowed: ({ status }) => status === 'pending' }),
    move('Approve', 'approved'),
    move('Take approval back', 'ready', { allowed: ({ status }) => status === 'approved' }),
    { key: 'invoice', label: 'Make an invoice', allowed: makeOneInvoice, run: (rows) => void invoice(rows) },
    move('Cancel', 'cancelled', {
      danger: true,
      question: (rows) => ({
        ...questionOf('Cancel', rows, entryRecord.noun),
        text: `${namesOf(rows)}: will not be billed. A cancelled entry stays cancelled.`,
        keep: rows.length === 1 ? 'Keep entry' : 'Keep entries',
      }),
    }),
    remove({
      text: (rows) => `${namesOf(rows)}: will not be billed. An admin can bring them back for 30 days.`,
      allowed: ({ status }) => status !== 'approved' && status !== 'invoiced',
    }),
  ];
}
