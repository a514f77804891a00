import { useQueryClient, type QueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { useActionMutation, type ActionHeaders } from './use-action-mutation.js';

/** What an action does to the cache, and its place among others. */
export interface Effects<Input> {
  /** Keys whose data the action makes old. */
  invalidates?: readonly QueryKey[];
  /** The id of the record that is deleted: queries about it alone aren't fetched again. */
  removes?: (input: Input) => string;
  /** Actions of one queue are sent one after the other, in their order; without one, those on the same record are. */
  queue?: string;
  /** Keys whose data a refusal proves stale: another user was faster. */
  refetchesOnRefusal?: readonly QueryKey[];
}

interface Action<Input, Output> extends Effects<Input> {
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: ActionHeaders) => Promise<Output>;
  /**
   * Puts the answer where screens show it. The action is over with it then, and what it made old is refreshed
   * meanwhile; without it, an action is over once that is.
   */
  shows?: (client: QueryClient, answer: Output) => void;
}

/** A change on the server: one Idempotency-Key per user action, related lists refreshed afterwards (specification, section 7). */
export function useAction<Input, Output>({
  run,
  invalidates = [],
  removes,
  refetchesOnRefusal = [],
  queue,
  shows,
}: Action<Input, Output>): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient();
  const refresh = (keys: readonly QueryKey[], gone?: string) =>
    Promise.all(
      keys.map((queryKey) =>
        client.invalidateQueries({ queryKey, predicate: (query) => !gone || !query.queryKey.includes(gone) }),
      ),
    );
  return useActionMutation<Input, Output>({
    run,
    ...(queue ? { queue } : {}),
    onSuccess: (answer, input) => {
      shows?.(client, answer);
      const refreshed = refresh(invalidates, removes?.(input));
      return shows ? undefined : refreshed;
    },
    onError: () => refresh(refetchesOnRefusal),
  });
}
