import { useMutation, useQueryClient, type MutateOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sendOrSignInAgain } from '../../session/session-end.js';
import { ActionAttempts } from './action-attempts.js';
import { inTurn } from '../write-order.js';

/** The headers of one user action; its retries carry the same. */
export type ActionHeaders = Record<'Idempotency-Key', string>;

interface ActionMutation<Input, Output, Painted> {
  mutationKey?: readonly unknown[];
  /** Actions of one queue are sent one after the other, in their order; without one, those on the same record are. */
  queue?: string;
  /** The call; `headers` carries the action's Idempotency-Key. */
  run: (input: Input, headers: ActionHeaders) => Promise<Output>;
  onMutate?: (input: Input) => Promise<Painted>;
  onSuccess?: (answer: Output, input: Input, painted: Painted) => unknown;
  onError?: (error: Error, input: Input, painted: Painted | undefined) => unknown;
  onSettled?: () => unknown;
}

/**
 * Every write of the product: one user action is one effect. The same content sent again while its call is under way, or
 * right after it, joins that call (Enter or a click twice); after a failure it repeats the Idempotency-Key, so that the
 * server answers instead of doing it twice; other content or a success begins a new action with a new key, unless the
 * input names its `action`: that is its key, which the caller can keep over a reload. Writes to one record are sent in
 * their order. A call that finds its session ended waits until the person has signed in again, where the screen can be kept.
 */
export function useActionMutation<Input, Output, Painted = unknown>({
  run,
  onMutate,
  onSuccess,
  onError,
  onSettled,
  mutationKey,
  queue,
}: ActionMutation<Input, Output, Painted>): UseMutationResult<Output, Error, Input, Painted> {
  const client = useQueryClient();
  const [attempts] = useState(() => new ActionAttempts<Output>());
  const mutation = useMutation<Output, Error, Input, Painted>({
    ...(mutationKey ? { mutationKey } : {}),
    ...(queue ? { meta: { queue } } : {}),
    mutationFn: async (input) => {
      const headers = { 'Idempotency-Key': attempts.keyOf(input) };
      const sent = await inTurn(client, input);
      return sendOrSignInAgain(() => run(sent, headers));
    },
    ...(onMutate ? { onMutate } : {}),
    onSuccess: (answer, input, painted) => onSuccess?.(answer, input, painted),
    onError: (error, input, painted) => onError?.(error, input, painted),
    onSettled: () => onSettled?.(),
  });
  const sendNow = mutation.mutateAsync as Send<Input, Output, Painted>;
  const mutateAsync = useCallback<Send<Input, Output, Painted>>(
    (input, callbacks) => attempts.join(input, (own) => sendNow(own, callbacks)),
    [attempts, sendNow],
  );
  const mutate = useCallback(
    // the callbacks report the outcome
    (...action: Parameters<typeof mutateAsync>): void => void mutateAsync(...action).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Output, Error, Input, Painted>;
}

type Send<Input, Output, Painted> = (
  input: Input,
  callbacks?: MutateOptions<Output, Error, Input, Painted>,
) => Promise<Output>;
