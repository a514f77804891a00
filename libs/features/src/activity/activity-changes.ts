import type { ActivityLogView } from '@portal/contracts';
import { dateWords } from '../dates/day-words.js';

/** One field of an entry before and after. */
export interface ActivityChange {
  field: string;
  from: string;
  to: string;
}

/** Longer texts are compared where they are, not here. */
const LONGEST = 60;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isId = (field: string): boolean => field === 'id' || field.endsWith('_id') || field === 'position';

/** States whose name isn't what the screens call them. */
const called: Readonly<Record<string, string>> = { todo: 'To do', awaiting_approval: 'Waiting for approval' };

const words = (value: string): string =>
  called[value] ?? value.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

function shown(value: unknown, today: string): string | null {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(String).join(', ');
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  if (DAY.test(value)) return dateWords(value, today);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? words(value) : value;
}

/** What an edit changed, field by field, as far as it can be read: names instead of ids stand elsewhere. */
export function changesOfEntry(entry: ActivityLogView, today: string): ActivityChange[] {
  if (entry.source === 'note' || entry.activity_type !== 'updated') return [];
  return Object.keys(entry.new_values).flatMap((field) => {
    const [from, to] = [shown(entry.old_values[field], today), shown(entry.new_values[field], today)];
    return isId(field) || from === null || to === null ? [] : [{ field: words(field), from, to }];
  });
}
