import { useRef, useState } from 'react';

interface BulkDialog<Row> {
  /** The rows that the dialog is about; it is open while there are any. */
  rows: readonly Row[] | undefined;
  /** Opens the dialog; resolves once it is closed, to whether its form was sent. */
  ask: (rows: readonly Row[]) => Promise<boolean>;
  /** Does the work of the form with the rows. */
  send: (work: (rows: readonly Row[]) => Promise<unknown>) => Promise<unknown>;
  close: () => void;
}

/** A dialog about the chosen rows of a list, which stay chosen when it is cancelled. */
export function useBulkDialog<Row>(): BulkDialog<Row> {
  const [open, setOpen] = useState<{ rows: readonly Row[]; settle: (isSent: boolean) => void }>();
  const isSent = useRef(false);
  return {
    rows: open?.rows,
    ask: (rows) => {
      isSent.current = false;
      return new Promise((settle) => setOpen({ rows, settle }));
    },
    send: async (work) => {
      const done = await work(open?.rows ?? []);
      isSent.current = true;
      return done;
    },
    close: () => {
      open?.settle(isSent.current);
      setOpen(undefined);
    },
  };
}
