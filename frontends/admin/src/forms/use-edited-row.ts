import { useCallback, useState } from 'react';

/** The row of a list whose form is open; each `turn` is a form of its own, also for the same row. */
export function useEditedRow<Row>() {
  const [edited, setEdited] = useState<{ row: Row; turn: number }>();
  const edit = useCallback((row: Row) => setEdited((before) => ({ row, turn: (before?.turn ?? 0) + 1 })), []);
  return { edited, edit };
}
