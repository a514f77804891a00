import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each drawing, which calls the one that was given last: for parts that are drawn once for it. */
export function useStableCallback<Args extends unknown[], Result>(
  given: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
