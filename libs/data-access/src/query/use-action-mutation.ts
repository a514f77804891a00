import { useMutation, type MutateOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sendOrSignInAgain } from '../session/session-end.js';
import { ActionAttempts } from './action-attempts.js';

/** The headers of one user action; its retries carry the same. */
export type ActionHeaders = Record<'Idempotency-Key', string>;

interface ActionMutation<Input, Output, Painted> {
  mutationKey?: readonly unknown[];
  /** Actions of one scope are sent one after the other, in their order. */
  scope?: string;
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
 * server answers instead of doing it twice; other content or a success begins a new action with a new key. A call that
 * finds its session ended waits until the person has signed in again, where the screen can be kept.
 */
export function useActionMutation<Input, Output, Painted = unknown>({
  run,
  onMutate,
  onSuccess,
  onError,
  onSettled,
  mutationKey,
  scope,
}: ActionMutation<Input, Output, Painted>): UseMutationResult<Output, Error, Input, Painted> {
  const [attempts] = useState(() => new ActionAttempts<Output>());
  const mutation = useMutation<Output, Error, Input, Painted>({
    ...(mutationKey ? { mutationKey } : {}),
    ...(scope ? { scope: { id: scope } } : {}),
    mutationFn: (input) => {
      const headers = { 'Idempotency-Key': attempts.keyOf(input) };
      return sendOrSignInAgain(() => run(input, headers));
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
    // the callbacks say the outcome
    (...action: Parameters<typeof mutateAsync>): void => void mutateAsync(...action).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Output, Error, Input, Painted>;
}

type Send<Input, Output, Painted> = (
  input: Input,
  callbacks?: MutateOptions<Output, Error, Input, Painted>,
) => Promise<Output>;
