import { useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { changeCopies, type CachedRow, type RowPlace } from './whole-lists.js';
import { useActionMutation, type ActionHeaders } from './actions/use-action-mutation.js';

interface OptimisticUpdate<Input extends { id: string }, Row extends CachedRow> {
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: ActionHeaders) => Promise<Row>;
  /** The domain's queries: where the record's copies are. */
  rows: RowPlace<Row>;
  /** The record as it will look; by default the fields sent are laid over it. */
  paint?: (row: Row, input: Input) => Row;
  /** Keys whose data the change makes old, beside the rows themselves. */
  invalidates?: readonly QueryKey[];
}

/** One cached copy before and after the change. */
interface Layer<Row> {
  before: Row;
  after: Row;
}

/**
 * Changes a record in the cache before the server has answered: detail and list rows show it at once, a refusal takes it
 * back, and afterwards the record is fetched. A newer version that arrives meanwhile is never overwritten.
 */
export function useOptimisticUpdate<Input extends { id: string }, Row extends CachedRow>({
  run,
  rows,
  paint = layOver,
  invalidates = [],
}: OptimisticUpdate<Input, Row>): UseMutationResult<Row, Error, Input, Layer<Row>[]> {
  const client = useQueryClient();
  const mutationKey = [...rows.all, 'update'];
  /** Changes of the same record that wait for their turn: what they painted stays. */
  const laterChanges = (input: Input): Input[] =>
    client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .map(({ state }) => state.variables as Input) // all under this key are of this hook
      .filter((other) => other !== input && other.id === input.id);
  return useActionMutation<Input, Row, Layer<Row>[]>({
    mutationKey,
    run,
    onMutate: async (input) => {
      await client.cancelQueries({ queryKey: rows.all });
      const layers: Layer<Row>[] = [];
      changeCopies<Row>(client, rows, input.id, (before) => {
        const after = paint(before, input);
        layers.push({ before, after });
        return after;
      });
      return layers;
    },
    onError: (_error, { id }, layers = []) =>
      changeCopies<Row>(client, rows, id, (copy) => {
        const ours = layers.find(({ after }) => after.version === copy.version);
        return ours ? takenBack(copy, ours) : copy;
      }),
    onSuccess: (answer, input) => {
      const later = laterChanges(input);
      changeCopies<Row>(client, rows, input.id, (copy) =>
        copy.version > answer.version ? copy : later.reduce(paint, { ...copy, ...answer }),
      );
    },
    onSettled: () => {
      // with another change of these rows under way, only the last one fetches: an earlier answer would undo its paint
      if (client.isMutating({ mutationKey }) > 1) return undefined;
      return Promise.all([rows.all, ...invalidates].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

/** The sent fields over the record; its version stays, so that the server's answer counts as newer. */
function layOver<Row extends CachedRow>(row: Row, input: object): Row {
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  return { ...row, ...sent, id: row.id, version: row.version };
}

/** The copy without this write's fields; later writes stay. */
function takenBack<Row extends CachedRow>(copy: Row, { before, after }: Layer<Row>): Row {
  const ours = (Object.keys(after) as (keyof Row)[]).filter((key) => after[key] !== before[key]);
  return { ...copy, ...Object.fromEntries(ours.map((key) => [key, before[key]])) };
}
