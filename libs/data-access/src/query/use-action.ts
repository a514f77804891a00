import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query';
import { idempotencyKey } from '../http/idempotency.js';

interface Action<Input, Output> {
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: { 'Idempotency-Key': string }) => Promise<Output>;
  /** Keys whose data the action makes old. */
  invalidates?: readonly QueryKey[];
  /** Keys whose data a refusal shows to be old: somebody else was quicker. */
  refetchesOnRefusal?: readonly QueryKey[];
}

/** A change on the server: one Idempotency-Key per user action, related lists refreshed afterwards (specification, section 7). */
export function useAction<Input, Output>({
  run,
  invalidates = [],
  refetchesOnRefusal = [],
}: Action<Input, Output>): UseMutationResult<Output, Error, Input> {
  const client = useQueryClient();
  const refresh = (keys: readonly QueryKey[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (input: Input, context) => run(input, idempotencyKey(context)),
    onSuccess: () => refresh(invalidates),
    onError: () => refresh(refetchesOnRefusal),
  });
}
