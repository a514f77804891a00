import { useMemo, useRef, useState } from 'react';

export interface Selection<Row> {
  chosen: readonly Row[];
  /** The rows that can be chosen. */
  selectable: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses all from the row that was toggled last up to this one; only this one where there is none. */
  toggleRange: (id: string) => void;
  /** Whether all are chosen that `toggleAll` takes. */
  areAllChosen: boolean;
  /** All that can be chosen and are in sight, or none when they are chosen already. */
  toggleAll: () => void;
  /** The same of some of those that can be chosen; what else is chosen stays. */
  toggleMany: (rows: readonly Row[]) => void;
  clear: () => void;
}

/**
 * Which of the shown rows are chosen; rows that leave the list leave the choice.
 * @param inSight the rows that all are chosen of at once, where some are folded away
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  isSelectable?: (row: Row) => boolean,
  inSight?: readonly Row[],
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  return useMemo(() => {
    const selectable = isSelectable ? rows.filter(isSelectable) : rows;
    const reached = inSight ? inSight.filter((row) => selectable.includes(row)) : selectable;
    const areAllChosen = reached.length > 0 && reached.every(({ id }) => ids.has(id));
    const chosen = selectable.filter((row) => ids.has(row.id));
    return {
      chosen,
      selectable,
      has: (id) => ids.has(id),
      toggle: (id) => {
        anchor.current = id;
        setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]));
      },
      toggleRange: (id) => {
        const placeOf = (of: string | undefined): number => reached.findIndex((row) => row.id === of);
        const to = placeOf(id);
        const from = placeOf(anchor.current) === -1 ? to : placeOf(anchor.current);
        const range = reached.slice(Math.min(from, to), Math.max(from, to) + 1);
        anchor.current = id;
        setIds(new Set([...ids, ...range.map((row) => row.id)]));
      },
      areAllChosen,
      toggleAll: () => setIds(new Set(areAllChosen ? [] : reached.map((row) => row.id))),
      toggleMany: (some) => {
        const others = new Set(ids);
        some.forEach(({ id }) => others.delete(id));
        const areAll = some.every(({ id }) => ids.has(id));
        setIds(areAll ? others : new Set([...ids, ...some.map(({ id }) => id)]));
      },
      clear: () => setIds(new Set()),
    };
  }, [ids, rows, isSelectable, inSight]);
}
