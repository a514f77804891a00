import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.js';

type HasUnsavedWork = () => boolean;

let hasUnsavedWork: HasUnsavedWork = () => false;
let ended: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

const tellListeners = (): void => listeners.forEach((listener) => listener());

/** Says once for the page whether something typed would be lost by leaving the screen; the shell knows. */
export function keepScreenWhile(has: HasUnsavedWork): void {
  hasUnsavedWork = has;
}

/**
 * The session has ended: keeps what is on the screen while something typed stands there, until the person has signed in
 * again in place. Gives whether the screen is kept; else it is left as for any signed-out person (specification, section 2).
 */
export function holdScreen(): boolean {
  if (ended) return true;
  if (!hasUnsavedWork()) return false;
  ended = Promise.withResolvers<boolean>();
  tellListeners();
  return true;
}

/** The end of waiting: the same person has a session again, or leaves for good. */
export function releaseScreen(isSignedInAgain: boolean): void {
  ended?.resolve(isSignedInAgain);
  ended = undefined;
  tellListeners();
}

/** Whether the session has ended while the screen is kept. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ended !== undefined,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/**
 * Sends; a call that is refused because the session has ended waits for the same person and is sent once more.
 * @throws ApiError 401 where the screen isn't kept or nobody signed in again
 */
export async function sendOrSignInAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionEnd(error) || !holdScreen() || !(await ended?.promise)) throw error;
    return send();
  }
}
