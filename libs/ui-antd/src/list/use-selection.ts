import { useMemo, useState } from 'react';

export interface Selection<Row> {
  chosen: readonly Row[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** All shown rows, or none when all are chosen already. */
  toggleAll: () => void;
  clear: () => void;
}

/** Which of the shown rows are chosen; rows that leave the list leave the choice. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const chosen = rows.filter((row) => ids.has(row.id));
    return {
      chosen,
      has: (id) => ids.has(id),
      toggle: (id) => setIds(new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id])),
      toggleAll: () => setIds(new Set(chosen.length === rows.length ? [] : rows.map((row) => row.id))),
      clear: () => setIds(new Set()),
    };
  }, [ids, rows]);
}
