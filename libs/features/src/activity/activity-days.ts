import type { ActivityLogView } from '@portal/contracts';
import { dayOf } from '../dates/day-labels.js';

interface ActivityDay {
  /** "2026-03-31", by the reader's zone. */
  day: string;
  entries: ActivityLogView[];
}

/** Entries by the day on which they happened for the reader, in the order they came. */
export function byDays(entries: readonly ActivityLogView[], timeZone?: string): ActivityDay[] {
  const days = Map.groupBy(entries, ({ created_at }) => dayOf(Date.parse(created_at), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** Pages of entries as one list; what has moved from one page to the next since stands once. */
export function withoutRepeats(pages: readonly (readonly ActivityLogView[])[]): ActivityLogView[] {
  return [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
}
