import type { ScheduleEntryStatus, ScheduleEntryView, UpdateScheduleEntry } from '@portal/contracts';
import { useUpdateScheduleEntry } from '@portal/data-access';
import { entryStatusLabels, moneyText } from '@portal/features';
import { useSave, type Save } from '@portal/ui-antd';
import { billingToasts } from '../billing-toasts.js';

/** Changes one entry, with toasts, and lets the admin choose when another user changed it first. */
export function useSaveEntry(entry: ScheduleEntryView): Save<ScheduleEntryView, UpdateScheduleEntry> {
  const update = useUpdateScheduleEntry();
  return useSave({
    record: entry,
    name: `entry “${entry.title}”`,
    send: (changes: UpdateScheduleEntry) => update.mutateAsync({ id: entry.id, ...changes }),
    fields: [
      { key: 'title', label: 'Title' },
      { key: 'description', label: 'Description' },
      { key: 'amount', label: 'Amount', show: (value) => moneyText(Number(value)) },
      { key: 'trigger_on', label: 'Ready on' },
      { key: 'status', label: 'Status', show: (value) => entryStatusLabels[value as ScheduleEntryStatus] },
    ],
    toasts: billingToasts.entryUpdated,
  });
}
