import { useQueries, type QueriesOptions, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether each of a screen's first questions has an answer, or has failed once. Until then the screen shows a skeleton
 * of its whole shape, then all of it at once, so that nothing moves that has been drawn. It stays true from then on.
 */
export function useInitialData<Answers extends unknown[]>(queries: readonly [...QueriesOptions<Answers>]): boolean {
  const haveCome = useQueries({ queries, combine: haveAnswered });
  const [stands, setStands] = useState(haveCome);
  if (haveCome && !stands) setStands(true);
  return stands;
}

const haveAnswered = (results: readonly Pick<UseQueryResult, 'data' | 'failureCount'>[]): boolean =>
  results.every(({ data, failureCount }) => data !== undefined || failureCount > 0);
