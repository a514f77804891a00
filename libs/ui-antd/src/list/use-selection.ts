import { useMemo, useState } from 'react';

export interface Selection<Row> {
  chosen: readonly Row[];
  /** The rows that can be chosen. */
  selectable: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All that can be chosen, or none when all are chosen already. */
  toggleAll: () => void;
  /** The same of some of those that can be chosen; what else is chosen stays. */
  toggleMany: (rows: readonly Row[]) => void;
  clear: () => void;
}

/** Which of the shown rows are chosen; rows that leave the list leave the choice. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  isSelectable?: (row: Row) => boolean,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const selectable = isSelectable ? rows.filter(isSelectable) : rows;
    const chosen = selectable.filter((row) => ids.has(row.id));
    return {
      chosen,
      selectable,
      has: (id) => ids.has(id),
      toggle: (id) => setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
      toggleAll: () => setIds(new Set(chosen.length === selectable.length ? [] : selectable.map((row) => row.id))),
      toggleMany: (some) => {
        const others = new Set(ids);
        some.forEach(({ id }) => others.delete(id));
        const areAll = some.every(({ id }) => ids.has(id));
        setIds(areAll ? others : new Set([...ids, ...some.map(({ id }) => id)]));
      },
      clear: () => setIds(new Set()),
    };
  }, [ids, rows, isSelectable]);
}
