import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What can be done about a record, by the text of its button. */
export interface RecordAction {
  label: string;
  run: () => void;
}

interface Source {
  /** What the record is called: "T-0012". */
  record: string;
  actions: readonly RecordAction[];
}

let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly Source[]): void {
  sources = next;
  for (const listener of listeners) listener();
}

/**
 * Offers in the palette what a part of the open record offers, while it is shown.
 * @param record what the record is called; undefined outside of one
 */
export function useRecordActions(record: string | undefined, actions: readonly RecordAction[]): void {
  const run = useEffectEvent((label: string) => actions.find((action) => action.label === label)?.run());
  const known = actions.map(({ label }) => label).join('\n');
  useEffect(() => {
    if (record === undefined || known === '') return;
    const source = { record, actions: known.split('\n').map((label) => ({ label, run: () => run(label) })) };
    publish([...sources, source]);
    return () => publish(sources.filter((one) => one !== source));
  }, [record, known]);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What can be done about the open record, that of a sheet before the page below it; nothing where none is open. */
export function useOpenRecord(): Source | undefined {
  const all = useSyncExternalStore(
    subscribe,
    () => sources,
    () => sources,
  );
  const record = all.at(-1)?.record;
  if (record === undefined) return undefined;
  return { record, actions: all.filter((source) => source.record === record).flatMap(({ actions }) => actions) };
}
