import type { SessionView } from '@portal/contracts';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { api, recordOf } from '../http/api.js';
import { bodyQuery } from '../query/calls.js';
import { holdScreen, isSessionEnd, releaseScreen } from './session-end.js';
import { hasSignedInHint } from './signed-in-hint.js';

export const sessionKey = ['session'] as const;

/** The session of this browser, or null. Without the hint cookie no call is made, so a visitor's page makes none. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }) => keptWhileTyping(client, hasSignedInHint() ? await fetchSession(signal) : null),
});

/**
 * An ended session stays on the screen while something typed stands there; the same person's next one ends the wait. For
 * another person, who signed in in another tab, what was fetched is forgotten.
 */
function keptWhileTyping(client: QueryClient, found: SessionView | null): SessionView | null {
  const shown = client.getQueryData<SessionView | null>(sessionKey);
  if (!found) return shown && holdScreen() ? shown : null;
  const isSamePerson = shown?.user.id === found.user.id;
  if (shown && !isSamePerson) forgetAllButSession(client);
  if (shown) releaseScreen(isSamePerson ? 'signed_in' : 'other_person');
  return found;
}

export const isNoSession = ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[0] !== sessionKey[0];

/** Forgets what was fetched, and what waits to be sent, for one person before the next sees the screen. */
export function forgetAllButSession(client: QueryClient): void {
  client.getMutationCache().clear();
  client.removeQueries({ predicate: isNoSession });
}

async function fetchSession(signal: AbortSignal): Promise<SessionView | null> {
  try {
    return await recordOf(api.GET('/api/v1/auth/session', { signal }));
  } catch (error) {
    if (isSessionEnd(error)) return null;
    throw error;
  }
}

export const ownSessionQueries = {
  all: ['sessions'] as const,
  list: () => bodyQuery(ownSessionQueries.all, '/api/v1/auth/sessions'),
};
