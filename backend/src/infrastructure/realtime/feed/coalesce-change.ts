import type { Change } from '@portal/contracts';

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
