import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { idempotencyKey } from '../http/idempotency.js';

interface Action<Input, Output> {
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: { 'Idempotency-Key': string }) => Promise<Output>;
  /** Keys whose data the action makes old. */
  invalidates?: readonly QueryKey[];
  /** The id of the record that is gone afterwards: what is known about it alone isn't asked for again. */
  removes?: (input: Input) => string;
  /** Keys whose data a refusal shows to be old: somebody else was quicker. */
  refetchesOnRefusal?: readonly QueryKey[];
}

/** A change on the server: one Idempotency-Key per user action, related lists refreshed afterwards (specification, section 7). */
export function useAction<Input, Output>({
  run,
  invalidates = [],
  removes,
  refetchesOnRefusal = [],
}: Action<Input, Output>): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient();
  const refresh = (keys: readonly QueryKey[], gone?: string) =>
    Promise.all(
      keys.map((queryKey) =>
        client.invalidateQueries({ queryKey, predicate: (query) => !gone || !query.queryKey.includes(gone) }),
      ),
    );
  return useMutation({
    mutationFn: (input: Input, context) => run(input, idempotencyKey(context)),
    onSuccess: (_, input) => refresh(invalidates, removes?.(input)),
    onError: () => refresh(refetchesOnRefusal),
  });
}
