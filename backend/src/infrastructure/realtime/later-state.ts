import type { Change } from '@portal/contracts';

/** Puts a change in the place of an earlier state of its record; a record that is new stays new to who hasn't seen it. */
export function laterState(changes: Map<string, Change>, change: Change): void {
  const key = `${change.table}/${change.record.id}`;
  const earlier = changes.get(key);
  changes.delete(key);
  changes.set(key, earlier?.event === 'INSERT' && change.event === 'UPDATE' ? { ...change, event: 'INSERT' } : change);
}
