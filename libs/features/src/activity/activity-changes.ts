import type { ActivityLogView } from '@portal/contracts';
import { fieldLabel, shownValue, type FieldChange } from './field-changes.js';

const isId = (field: string): boolean => field === 'id' || field.endsWith('_id') || field === 'position';

/** What an edit changed, field by field, as far as it can be read: names instead of ids stand elsewhere. */
export function changesOfEntry(entry: ActivityLogView, today: string): Required<FieldChange>[] {
  if (entry.source === 'note' || entry.activity_type !== 'updated') return [];
  return Object.keys(entry.new_values).flatMap((field) => {
    const [from, to] = [shownValue(entry.old_values[field], today), shownValue(entry.new_values[field], today)];
    return isId(field) || from === undefined || to === undefined ? [] : [{ field: fieldLabel(field), from, to }];
  });
}
