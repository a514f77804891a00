import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same for the cards, which are re-rendered only when something of theirs changes. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
