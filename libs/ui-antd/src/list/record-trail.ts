import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Screen → the addresses of the records in the list on it, in its order; the last shown list is the last entry. */
const trails = new Map<string, readonly string[]>();
/** So many screens are remembered. */
const KEPT = 12;

const pathOf = (address: string): string => address.split('?')[0] ?? address;

/** Remembers the records of the list on this screen, so that the page of one of them has the previous and the next. */
export function useRecordTrail(addresses: readonly string[]): void {
  const { pathname } = useLocation();
  const known = addresses.join('\n');
  useEffect(() => {
    if (!known) return;
    trails.delete(pathname);
    trails.set(pathname, known.split('\n'));
    if (trails.size > KEPT) trails.delete(trails.keys().next().value ?? '');
  }, [pathname, known]);
}

/** The neighbors of a record in the list it was last seen in. */
export interface Neighbors {
  previous: string | undefined;
  next: string | undefined;
  /** From 1. */
  position: number;
  count: number;
}

/** Where the user came from by its address, there is no list: undefined. */
export function neighborsOf(pathname: string): Neighbors | undefined {
  const trail = [...trails.values()].findLast((addresses) => addresses.some((one) => pathOf(one) === pathname));
  if (!trail) return undefined;
  const at = trail.findIndex((one) => pathOf(one) === pathname);
  return { previous: trail[at - 1], next: trail[at + 1], position: at + 1, count: trail.length };
}
