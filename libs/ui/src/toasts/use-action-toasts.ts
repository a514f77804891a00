import { useMemo } from 'react';
import { withWait } from '../time/wait-label.js';
import { toast, type ToastAction } from './toast-store.js';

export interface ActionToasts {
  /** Sentence of the catalogue for a titled Success toast. */
  success?: string | undefined;
  /** Text of a short toast instead, as project screens use it. */
  short?: string | undefined;
  /** Sentence when the failure brings none of its own. */
  failure: string;
}

/**
 * The server's own sentence when it answered, with the wait that a limit asks for, else the fallback; never a library's
 * message.
 */
export function sentenceOfFailure(error: unknown, fallback: string): string {
  const answered = error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status > 0;
  return answered && error.message ? withWait(error.message, error) : fallback;
}

const said = new WeakSet<object>();

/** The failure that another one words. */
export const causeOf = (failure: unknown): unknown =>
  failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure;

/**
 * Whether an outcome is shown for the first time: the second half of a double click gets the same object as the action
 * that it joined. Values that aren't objects always count as new.
 */
export function isNews(outcome: unknown): boolean {
  const cause = causeOf(outcome);
  if (typeof cause !== 'object' || cause === null) return true;
  const isNew = !said.has(cause);
  said.add(cause);
  return isNew;
}

/** The record that an answer holds; the answer itself where it names none. */
const subjectOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : (answer ?? {});

/** The errors on the screen that stay, by the failure that they are about. */
const errors = new Map<string, number>();

/** Shows why an action failed; it goes with the next try of the same action, or when dismissed. */
export function showFailure({ short, failure }: ActionToasts, sentence: string): void {
  if (short) toast.short(sentence, { tone: 'error' });
  else errors.set(failure, toast.error(sentence));
}

/** Takes the error of an action off the screen: it is tried again, or its cause is mended. */
export function dismissFailure({ failure }: ActionToasts): void {
  const shown = errors.get(failure);
  if (shown === undefined) return;
  errors.delete(failure);
  toast.dismiss(shown);
}

/**
 * Handlers for a mutation: `mutate(input, actionToasts({ success, failure }))` (specification, section 8). One outcome
 * has one toast, also where two clicks wait for it.
 *
 * Callbacks of `mutate` end with their component. A button that goes with what it changes, as in a row of a list, takes
 * `withToasts(mutateAsync(input), toasts)` instead.
 */
export function actionToasts(toasts: ActionToasts) {
  const { success, short, failure } = toasts;
  /** With what the toast offers to do about it. */
  const succeeded = (answer: unknown, action?: ToastAction): void => {
    dismissFailure(toasts);
    if (!isNews(answer)) return;
    if (short) toast.short(short, { tone: 'success', subject: subjectOf(answer), action });
    else if (success) toast.success(success, action);
  };
  return {
    succeeded,
    // a mutation calls it with its input as well
    onSuccess: (answer?: unknown): void => succeeded(answer),
    onError: (error: unknown): void => {
      if (!isNews(error)) return;
      showFailure(toasts, sentenceOfFailure(error, failure));
    },
  };
}

/** Shows how a call ended, also where the button that made it is gone. */
export async function withToasts(answer: Promise<unknown>, toasts: ActionToasts): Promise<void> {
  const { onSuccess, onError } = actionToasts(toasts);
  dismissFailure(toasts);
  await answer.then(onSuccess, onError);
}

/** The same handlers at each drawing. */
export const useActionToasts = ({ success, short, failure }: ActionToasts): ReturnType<typeof actionToasts> =>
  useMemo(() => actionToasts({ success, short, failure }), [success, short, failure]);
