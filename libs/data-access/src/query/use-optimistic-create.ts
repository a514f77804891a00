import { useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { useActionMutation, type ActionHeaders } from './actions/use-action-mutation.js';
import { addRow, removeRow, type WholeLists } from './whole-lists.js';

interface OptimisticCreate<Input, Row extends { id: string }> {
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: ActionHeaders) => Promise<Row>;
  /** The domain's queries: where its lists are. */
  rows: { all: QueryKey; whole: WholeLists<Row> };
  /** The record as it will look, under a temporary id. */
  paint: (input: Input, temporaryId: string) => Row;
  /** Keys whose data the new record makes old. */
  invalidates?: readonly QueryKey[];
}

/** The prefix of a temporary id. */
const TEMPORARY = 'temporary-';

/** Whether a record is only shown and not stored yet. */
export const isTemporary = (id: string): boolean => id.startsWith(TEMPORARY);

/**
 * Shows a new record at once with a temporary id; the server's record takes its place, a refusal takes it away
 * (specification, section 4: a new milestone). The live insert of the same record may come first: it stays once.
 */
export function useOptimisticCreate<Input, Row extends { id: string }>({
  run,
  rows,
  paint,
  invalidates = [],
}: OptimisticCreate<Input, Row>): UseMutationResult<Row, Error, Input, string> {
  const client = useQueryClient();
  return useActionMutation<Input, Row, string>({
    run,
    onMutate: async (input) => {
      const temporaryId = `${TEMPORARY}${crypto.randomUUID()}`;
      const row = paint(input, temporaryId);
      await Promise.all(rows.whole.keysOf(row).map((queryKey) => client.cancelQueries({ queryKey })));
      addRow(client, rows.whole, row);
      return temporaryId;
    },
    onError: (_error, _input, temporaryId) => {
      if (temporaryId) removeRow(client, rows.whole.all, temporaryId);
    },
    onSuccess: (row, _input, temporaryId) => {
      removeRow(client, rows.whole.all, temporaryId);
      addRow(client, rows.whole, row);
    },
    onSettled: () => Promise.all([rows.all, ...invalidates].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
