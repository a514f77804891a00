import {
  type MutateOptions,
  type Mutation,
  type MutationCache,
  type QueryClient,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { sendOrSignInAgain } from '../../session/session-end.js';

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

/** The same content within this time after an answer is the second half of a double click, in milliseconds. */
const SAME_GESTURE = 1_000;

/** So many refused or unanswered contents keep their key. */
const KEPT_KEYS = 50;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Attempt<Output> {
  content: string;
  answer: Promise<Output>;
  /** Set by an answer; a failed attempt is forgotten instead. */
  endedAt?: number;
}

/**
 * The user actions of one form or button: distinguishes a repeat of an action from a new one. An input with an `id` is
 * an action on that record, all others are one row of actions: only a repeat of the latest joins it, so that A, B, A is
 * three.
 */
export class ActionAttempts<Output> {
  private readonly latest = new Map<string, Attempt<Output>>();
  /** Contents that were sent and not accepted, as far as is known, with the key that they were sent under. */
  private readonly openKeys = new Map<string, string>();
  private readonly keys = new WeakMap<object, string>();

  /** Sends by `send`, or gives the answer of the same action that is under way or was over a moment ago. */
  join<Input>(input: Input, send: (own: Input) => Promise<Output>): Promise<Output> {
    const content = contentOf(input);
    const subject = recordIn(input) ?? '';
    const known = this.latest.get(subject);
    if (known?.content === content && !isOver(known)) return known.answer;

    const own = ownCopy(input);
    const key = this.openKeys.get(content) ?? crypto.randomUUID();
    this.keepKey(content, key);
    if (isObject(own)) this.keys.set(own, key);
    const attempt: Attempt<Output> = { content, answer: send(own) };
    this.latest.set(subject, attempt);
    attempt.answer.then(
      () => {
        attempt.endedAt = Date.now();
        if (this.openKeys.get(content) === key) this.openKeys.delete(content);
      },
      () => {
        if (this.latest.get(subject) === attempt) this.latest.delete(subject);
      },
    );
    return attempt.answer;
  }

  /**
   * The Idempotency-Key of an input that `join` handed to its `send`: its own `action` where it names one by a UUID; a
   * template has a field of that name with the label of its button.
   */
  keyOf(own: unknown): string {
    const named = isObject(own) && 'action' in own ? own.action : undefined;
    if (typeof named === 'string' && UUID.test(named)) return named;
    const key = isObject(own) ? this.keys.get(own) : this.openKeys.get(contentOf(own));
    return key ?? crypto.randomUUID();
  }

  private keepKey(content: string, key: string): void {
    this.openKeys.set(content, key);
    const [oldest] = this.openKeys.keys();
    if (oldest !== undefined && this.openKeys.size > KEPT_KEYS) this.openKeys.delete(oldest);
  }
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

const isOver = ({ endedAt }: Attempt<unknown>): boolean =>
  endedAt !== undefined && Date.now() - endedAt >= SAME_GESTURE;

/** Another object for each action, so that each has a key of its own. */
const ownCopy = <Input>(input: Input): Input => (isObject(input) && !Array.isArray(input) ? { ...input } : input);

const contentOf = (input: unknown): string =>
  input === undefined
    ? ''
    : JSON.stringify(input, (_, value: unknown) =>
        value instanceof File ? [value.name, value.size, value.lastModified, value.type] : value,
      );

/** The record that an input is for: its `id`, or the input itself; new records have none yet. */
export function recordIn(input: unknown): string | undefined {
  if (typeof input === 'string') return input;
  const id: unknown = typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The record that a write is of. */
export const recordOf = ({ state }: Mutation): string | undefined => recordIn(state.variables);

/** What is sent one after the other: the writes to one record, or of one named queue (`meta.queue`). */
const queueOf = (write: Mutation): string | undefined => {
  const named = write.meta?.['queue'];
  return typeof named === 'string' ? named : recordOf(write);
};

const isUnderWay = ({ state }: Mutation): boolean => state.status === 'pending';

/** The write of the same queue that was started last before this one and isn't over. */
function earlierOf(cache: MutationCache, own: Mutation): Mutation | undefined {
  const queue = queueOf(own);
  if (queue === undefined) return undefined;
  const all = cache.getAll();
  return all.slice(0, all.indexOf(own)).findLast((write) => isUnderWay(write) && queueOf(write) === queue);
}

/** Resolves once a write is over: answered, refused, or forgotten with the session it belonged to. */
function endOf(cache: MutationCache, write: Mutation): Promise<void> {
  const isOver = (): boolean => !isUnderWay(write) || !cache.getAll().includes(write);
  return new Promise((resolve) => {
    if (isOver()) return resolve();
    const unsubscribe = cache.subscribe(() => {
      if (!isOver()) return;
      unsubscribe();
      resolve();
    });
  });
}

/**
 * Waits for its turn: writes to one record are sent in the order in which they were started, each once the one before
 * is answered, so that the last one wins. The library's own `scope` is one per hook, not per record, and counts waiting
 * writes as offline (decisions 7.11). Gives the input to send: a change whose version an earlier write of this browser
 * made stale carries the resulting version.
 */
export async function inTurn<Input>(client: QueryClient, input: Input): Promise<Input> {
  const cache = client.getMutationCache();
  const own = cache.find({ predicate: ({ state }) => state.variables === input && state.status === 'pending' });
  const before = own && earlierOf(cache, own);
  if (!before) return input;
  await endOf(cache, before);
  return onTopOf(before, input);
}

function onTopOf<Input>({ state }: Mutation, input: Input): Input {
  const [seen, made] = [versionOf(state.variables), versionOf(state.data)];
  const isSame = seen !== undefined && seen === versionOf(input);
  return isSame && made !== undefined ? { ...input, version: made } : input;
}

function versionOf(row: unknown): number | undefined {
  const version: unknown = typeof row === 'object' && row !== null && 'version' in row ? row.version : undefined;
  return typeof version === 'number' ? version : undefined;
}
