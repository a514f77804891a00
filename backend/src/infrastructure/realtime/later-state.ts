import type { Change } from '@portal/contracts';

/**
 * Puts a change in the place of an earlier state of its record; a record that is new stays new to who hasn't seen it, and
 * what is to be told of it is told.
 */
export function laterState(changes: Map<string, Change>, change: Change): void {
  const key = `${change.table}/${change.record.id}`;
  const earlier = changes.get(key);
  changes.delete(key);
  const { quiet, ...told } = change;
  const isQuiet = quiet && (!earlier || earlier.quiet);
  const event = earlier?.event === 'INSERT' && change.event === 'UPDATE' ? 'INSERT' : change.event;
  changes.set(key, { ...told, event, ...(isQuiet ? { quiet } : {}) });
}
