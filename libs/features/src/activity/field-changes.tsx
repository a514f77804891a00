import type { ActivityLogView } from '@portal/contracts';
import { dateLabel } from '../dates/day-labels.js';
import { milestoneStatusLabels } from '../milestones/milestone-labels.js';
import { taskStatusLabels } from '../tasks/task-labels.js';
import './activity.css';

/** One field before and after; without both it was rewritten, in more words than fit here. */
export interface FieldChange {
  field: string;
  from?: string;
  to?: string;
}

/** Longer texts are compared where they are, not here. */
const LONGEST = 60;
const DAY = /^\d{4}-\d\d-\d\d$/;

const called: Readonly<Record<string, string>> = { ...milestoneStatusLabels, ...taskStatusLabels };

/** A name or state of the API in words. */
export const fieldLabel = (name: string): string =>
  called[name] ?? name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A field's value in words; undefined when it is too long, or nothing to read. */
export function shownValue(value: unknown, today: string): string | undefined {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(String).join(', ');
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  if (DAY.test(value)) return dateLabel(value, today);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? fieldLabel(value) : value;
}

/** The changes of an edit, field by field; nothing without any to show. */
export function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="muted tiny">
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          {from === undefined || to === undefined ? (
            `${field}: rewritten`
          ) : (
            <>
              {field}: <s>{from}</s> <span aria-hidden="true">→</span>
              <span className="visually-hidden"> is now </span> {to}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const isId = (field: string): boolean => field === 'id' || field.endsWith('_id') || field === 'position';

/** What an edit changed, field by field, as far as it can be read: names instead of ids stand elsewhere. */
export function changesOfEntry(entry: ActivityLogView, today: string): Required<FieldChange>[] {
  if (entry.source === 'note' || entry.activity_type !== 'updated') return [];
  return Object.keys(entry.new_values).flatMap((field) => {
    const [from, to] = [shownValue(entry.old_values[field], today), shownValue(entry.new_values[field], today)];
    return isId(field) || from === undefined || to === undefined ? [] : [{ field: fieldLabel(field), from, to }];
  });
}
