import { cacheTimings } from '@portal/contracts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { shareStructure } from '../http/api.js';
import { holdScreen, isSessionEnd } from '../session/session-end.js';
import { sessionKey } from '../session/session.queries.js';
import { retryDelay, retryMutation, retryQuery } from './retry.js';

/**
 * The cache with the figures of the specification's section 9. A 401 anywhere means that the session has ended: the
 * person is signed out on the screen, unless something typed stands there; then it stays until they signed in again.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown): void => {
    if (isSessionEnd(error) && !holdScreen()) client.setQueryData(sessionKey, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        ...cacheTimings.general,
        structuralSharing: shareStructure,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
      },
      mutations: { retry: retryMutation, retryDelay },
    },
  });
  return client;
}
