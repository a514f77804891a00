import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSheet } from '../sheet/sheet-context.js';

/** A record of a list, with the address of its page. */
export interface TrailRecord {
  id: string;
  address: string;
}

type Trails = ReadonlyMap<string, readonly TrailRecord[]>;

/** List → its records in its order; the last shown list is the last entry. */
let trails: Trails = new Map();
const listeners = new Set<() => void>();
/** So many lists are remembered. */
const KEPT = 24;

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/**
 * Remembers the records of the list on this screen, so that one of them has the previous and the next where it is open.
 * While `openId` is open over the list, the order stays: a ticket that is taken leaves the queue of those that no one
 * has taken, and is still followed by the next. `name` tells a list from others on the same screen.
 */
export function useRecordTrail(records: readonly TrailRecord[], openId?: string, name = ''): void {
  const { pathname } = useLocation();
  const list = `${useSheet()?.page ?? pathname} ${name}`;
  const known = records.map(({ address }) => address).join('\n');
  const keep = useEffectEvent(() => {
    if (records.length === 0 || trails.get(list)?.some(({ id }) => id === openId)) return;
    const others = [...trails].filter(([other]) => other !== list);
    trails = new Map([...others, [list, records] as const].slice(-KEPT));
    listeners.forEach((listener) => listener());
  });
  useEffect(() => keep(), [list, known, openId]);
}

/** The neighbors of a record in the list it was last seen in. */
export interface Neighbors {
  previous: TrailRecord | undefined;
  next: TrailRecord | undefined;
  /** From 1. */
  position: number;
  count: number;
}

/** The neighbors of the record with this page; undefined where the user came by its address, there is no list. */
export function useNeighbors(page: string): Neighbors | undefined {
  const all = useSyncExternalStore(subscribe, () => trails);
  const isIt = ({ address }: TrailRecord): boolean => pathOf(address) === pathOf(page);
  const trail = [...all.values()].findLast((records) => records.some(isIt));
  if (!trail) return undefined;
  const at = trail.findIndex(isIt);
  return { previous: trail[at - 1], next: trail[at + 1], position: at + 1, count: trail.length };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
