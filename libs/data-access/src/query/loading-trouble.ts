import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '../http/api-error.js';

interface LoadingTrouble {
  /** Why the last try failed, in words; null while nothing waits for another try. */
  reason: string | null;
  /** Tries all that waits at once. */
  tryNow: () => void;
}

const UNREACHABLE = 'The server could not be reached.';

/** Something on the screen has nothing to show yet, has failed at least once and waits for its next try. */
const isTroubled = (query: Query): boolean =>
  query.state.data === undefined &&
  query.state.fetchStatus === 'fetching' &&
  query.state.fetchFailureCount > 0 &&
  query.getObserversCount() > 0;

const troubledIn = (client: QueryClient): Query[] => client.getQueryCache().findAll({ predicate: isTroubled });

function reasonOf(client: QueryClient): string | null {
  const [first] = troubledIn(client);
  if (!first) return null;
  const failure = first.state.fetchFailureReason;
  return failure instanceof ApiError && failure.status > 0 ? failure.message : UNREACHABLE;
}

/**
 * Whether something on the screen is being retried after a failure (specification, section 9: after 1, 2 and 4
 * seconds), so that the screen can show it before the last try has failed.
 */
export function useLoadingTrouble(): LoadingTrouble {
  const client = useQueryClient();
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client]);
  const reason = useSyncExternalStore(
    subscribe,
    () => reasonOf(client),
    () => null,
  );
  const tryNow = useCallback(() => {
    for (const query of troubledIn(client)) {
      void query.cancel({ silent: true });
      // how it went shows where the query is used
      query.fetch().catch(() => undefined);
    }
  }, [client]);
  return { reason, tryNow };
}
