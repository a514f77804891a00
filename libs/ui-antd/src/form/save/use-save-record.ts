import type { ActionToasts } from '@portal/ui';
import type { ConflictField } from './changes.js';
import { useSave, type Save } from './use-save.js';

/** A kind of record that users change: how a change is sent, what one is called, and what two users can contest. */
export interface SavedRecord<Row, Changes> {
  /** What one is called within a sentence: "deal D-0012". */
  inSentence: (row: Row) => string;
  /** The hook of its update. */
  useUpdate: () => { mutateAsync: (input: Changes & { id: string }) => Promise<Row> };
  /** What two users can both have changed; a hook, as names may have to be looked up. */
  useFields: (row: Row) => readonly ConflictField[];
  toasts: { updated: ActionToasts };
  /** What takes a change back: `moveBack`. */
  back?: (before: Row, now: Row) => Partial<Changes> | undefined;
}

interface SaveRecordOptions<Row> {
  /** Where a change has toasts of its own. */
  toasts?: ActionToasts;
  onSaved?: (row: Row) => void;
}

/** Changes one record of a kind, with toasts, and lets the user choose when another user changed it first. */
export function useSaveRecord<
  Row extends { id: string; version: number },
  Changes extends { version?: number | undefined },
>(
  { inSentence, useUpdate, useFields, toasts: { updated }, back }: SavedRecord<Row, Changes>,
  record: Row,
  { toasts = updated, onSaved }: SaveRecordOptions<Row> = {},
): Save<Row, Changes> {
  const { mutateAsync } = useUpdate();
  return useSave<Row, Changes>({
    record,
    name: inSentence(record),
    send: async (changes) => {
      const saved = await mutateAsync({ id: record.id, ...changes });
      onSaved?.(saved);
      return saved;
    },
    fields: useFields(record),
    toasts,
    ...(back && { back }),
  });
}
