import { useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.js';

type HasUnsavedWork = () => boolean;

/** How the wait for a session ends: with the same person's, with another person's, or the person leaves without one. */
type EndOfWait = 'signed_in' | 'other_person' | 'left';

let hasUnsavedWork: HasUnsavedWork = () => false;
let ended: PromiseWithResolvers<EndOfWait> | undefined;
const listeners = new Set<() => void>();

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/** Registers a check of whether leaving the screen would lose typed text; set once by the shell. */
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
  ended = Promise.withResolvers<EndOfWait>();
  notifyListeners();
  return true;
}

/** Ends the wait, if any. */
export function releaseScreen(how: EndOfWait): void {
  ended?.resolve(how);
  ended = undefined;
  notifyListeners();
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
 * Sends; a call that is refused because the session has ended waits for the same user and is sent once more.
 * @throws ApiError 401 where the screen isn't kept or the user did not sign in again; an Error when another user did
 */
export async function sendOrSignInAgain<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionEnd(error) || !holdScreen()) throw error;
    const how = await ended?.promise;
    if (how === 'signed_in') return send();
    // what one user sent must not go out under the session of the next
    throw how === 'other_person' ? new Error('Somebody else has signed in', { cause: error }) : error;
  }
}
