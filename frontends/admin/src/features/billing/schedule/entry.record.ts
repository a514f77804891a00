import type { ScheduleEntryStatus, ScheduleEntryView, UpdateScheduleEntry } from '@portal/contracts';
import { useUpdateScheduleEntry, useDeleteScheduleEntry, useRestoreScheduleEntry } from '@portal/data-access';
import { moneyText, entryStatusLabels } from '@portal/features';
import type { ConflictField } from '@portal/ui-antd';
import { type RecordKind, recordToasts } from '../../../records/record-kind.js';

const fields: readonly ConflictField[] = [
  { key: 'title', label: 'Title' },
  { key: 'description', label: 'Description' },
  { key: 'amount', label: 'Amount', show: (value) => moneyText(Number(value)) },
  { key: 'trigger_on', label: 'Ready on' },
  { key: 'status', label: 'Status', show: (value) => entryStatusLabels[value as ScheduleEntryStatus] },
];

/** An entry of the billing schedule. */
export const entryRecord: RecordKind<ScheduleEntryView, UpdateScheduleEntry> = {
  noun: ['entry', 'entries'],
  nameOf: ({ title }) => title,
  inSentence: ({ title }) => `entry “${title}”`,
  toasts: recordToasts('billing entry'),
  useUpdate: useUpdateScheduleEntry,
  useDelete: useDeleteScheduleEntry,
  useRestore: useRestoreScheduleEntry,
  useFields: () => fields,
};
