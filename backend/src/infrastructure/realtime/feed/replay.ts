import type { Change } from '@portal/contracts';
import type { Shown } from './feed-history.js';

/** What a client that was away gets at most (decisions, section 8); a client that missed more refetches. */
export const replayLimits = { events: 500, age: 24 * 3_600_000 } as const;

/**
 * The changes of one room in the history, in order, later states of a record in place of earlier ones.
 * @returns null when they are too many or too old, or when the room was sent a `resync` meanwhile
 */
export function changesFor(room: string, shown: readonly Shown[], now = Date.now()): Change[] | null {
  const changes = new Map<string, Change>();
  const events = new Set<number>();
  for (const { seq, at, item } of shown) {
    if ('resync' in item && item.resync.room === room) return null;
    if (!('change' in item) || item.room !== room) continue;
    events.add(seq);
    if (events.size > replayLimits.events || now - at > replayLimits.age) return null;
    coalesceChange(changes, item.change);
  }
  return [...changes.values()];
}

/**
 * Replaces an earlier state of a record by a change; a record that is new stays an INSERT, and a change with a toast
 * keeps it.
 */
export function coalesceChange(changes: Map<string, Change>, change: Change): void {
  const key = `${change.table}/${change.record.id}`;
  const earlier = changes.get(key);
  changes.delete(key);
  const { quiet, ...told } = change;
  const isQuiet = quiet && (!earlier || earlier.quiet);
  const event = earlier?.event === 'INSERT' && change.event === 'UPDATE' ? 'INSERT' : change.event;
  changes.set(key, { ...told, event, ...(isQuiet ? { quiet } : {}) });
}
