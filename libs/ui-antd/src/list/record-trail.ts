import type { Pagination } from '@portal/contracts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSheet } from '../sheet/sheet-context.js';

/** A record of a list, with the address of its page. */
export interface TrailRecord {
  id: string;
  address: string;
}

/** The pages of a list of which a screen shows one, and where the rows of another come from; none behind the last. */
export type ListPages<Row> = Pagination & { load: (page: number) => Promise<readonly Row[]> };
type TrailPages = ListPages<TrailRecord>;

interface Trail {
  records: readonly TrailRecord[];
  /** How many stand before the first. */
  before: number;
  /** In the whole list. */
  total: number;
  /** Fetches those that follow; absent where none do, and while they are fetched. */
  goOn?: (() => void) | undefined;
}

/** List → its records in its order; the last shown list is the last entry. */
let trails: ReadonlyMap<string, Trail> = new Map();
const listeners = new Set<() => void>();
/** So many lists are remembered. */
const KEPT = 24;
/** So many records before the last known one those that follow are fetched, so that nobody waits for them. */
const AHEAD = 5;

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? address;

function publish(next: ReadonlyMap<string, Trail>): void {
  trails = next;
  listeners.forEach((listener) => listener());
}

/**
 * Remembers the records of the list on this screen, so that one of them has the previous and the next where it is open.
 * While `openId` is open over the list, the order stays: a ticket that is taken leaves the queue of those that no one
 * has taken, and is still followed by the next. Behind the last come those of the next page, if `pages` are given.
 * `name` tells a list from others on the same screen.
 */
export function useRecordTrail(records: readonly TrailRecord[], openId?: string, name = '', pages?: TrailPages): void {
  const { pathname } = useLocation();
  const list = `${useSheet()?.page ?? pathname} ${name}`;
  const known = [pages?.total, ...records.map(({ address }) => address)].join('\n');
  const keep = useEffectEvent(() => {
    if (records.length === 0 || trails.get(list)?.records.some(({ id }) => id === openId)) return;
    const others = [...trails].filter(([other]) => other !== list);
    publish(new Map([...others, [list, trailOf(list, records, pages)] as const].slice(-KEPT)));
  });
  useEffect(() => keep(), [list, known, openId]);
}

function trailOf(list: string, records: readonly TrailRecord[], pages: TrailPages | undefined): Trail {
  if (!pages) return { records, before: 0, total: records.length };
  const { page, limit, total, has_more } = pages;
  const trail = { records, before: (page - 1) * limit, total };
  return has_more ? { ...trail, goOn: () => void goOn(list, pages) } : trail;
}

/**
 * Adds the next records that the trail doesn't have. The page that was fetched last is looked through again first:
 * what was done to its records may have made room there for some of the following page.
 */
async function goOn(list: string, pages: TrailPages): Promise<void> {
  const trail = trails.get(list);
  if (!trail?.goOn) return;
  const { records } = trail;
  const become = (changed: Partial<Trail>): void => {
    const now = trails.get(list);
    // the list may have been shown again meanwhile
    if (now?.records === records) publish(new Map(trails).set(list, { ...now, ...changed }));
  };
  become({ goOn: undefined });
  let { page } = pages;
  try {
    for (;;) {
      const found = await pages.load(page);
      const added = found.filter(({ id }) => !records.some((record) => record.id === id));
      const isLast = found.length < pages.limit;
      if (added.length > 0 || isLast) {
        const from = { ...pages, page };
        become({ records: [...records, ...added], ...(isLast ? {} : { goOn: () => void goOn(list, from) }) });
        return;
      }
      page += 1;
    }
  } catch {
    become({ goOn: () => void goOn(list, { ...pages, page }) }); // the next step tries again
  }
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
  const trail = [...all.values()].findLast(({ records }) => records.some(isIt));
  const at = trail?.records.findIndex(isIt) ?? 0;
  const goOnFrom = useEffectEvent(() => {
    if (trail && at >= trail.records.length - AHEAD) trail.goOn?.();
  });
  useEffect(() => goOnFrom(), [page, trail?.records.length]);
  if (!trail) return undefined;
  const { records, before, total } = trail;
  const position = before + at + 1;
  return {
    previous: records[at - 1],
    next: records[at + 1],
    position,
    count: Math.max(total, before + records.length),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
