import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each drawing, which calls the one that was given last: for parts that are drawn once for it. */
export function useStableCallback<Args extends readonly unknown[]>(
  given: ((...args: Args) => void) | undefined,
): ((...args: Args) => void) | undefined {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const stable = useCallback((...args: Args): void => latest.current?.(...args), []);
  return given && stable;
}
