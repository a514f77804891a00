import { useSyncExternalStore } from 'react';

/** Where the user is. */
interface PagePlace {
  title: string;
  /** The list or record that it is under. */
  back?: { to: string; label: string } | undefined;
}

let shown: readonly { id: string; place?: PagePlace }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The titles on the page, in the order of their arrival. */
export const pagePlaces = {
  /** Takes a position; returns how to give it up. */
  enter: (id: string): (() => void) => {
    change([...shown, { id }]);
    return () => change(shown.filter((one) => one.id !== id));
  },
  show: (id: string, place: PagePlace): void => change(shown.map((one) => (one.id === id ? { id, place } : one))),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = (): PagePlace | undefined => shown.at(-1)?.place;

/** The place that the page's title names; undefined until there is one. */
export const usePagePlace = (): PagePlace | undefined => useSyncExternalStore(subscribe, current, () => undefined);
