import type { SessionView } from '@portal/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, recordOf } from '../http/api.js';
import { ApiError } from '../http/api-error.js';
import { hasSignedInHint } from './signed-in-hint.js';

export const sessionKey = ['session'] as const;

/** The session of this browser, or null. Without the hint cookie nothing is asked, so a visitor's page makes no call. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => (hasSignedInHint() ? fetchSession(signal) : null),
});

async function fetchSession(signal: AbortSignal): Promise<SessionView | null> {
  try {
    return await recordOf(api.GET('/api/v1/auth/session', { signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const ownSessionQueries = {
  all: ['sessions'] as const,
  list: () =>
    queryOptions({
      queryKey: ownSessionQueries.all,
      queryFn: ({ signal }) => bodyOf(api.GET('/api/v1/auth/sessions', { signal })),
    }),
};
