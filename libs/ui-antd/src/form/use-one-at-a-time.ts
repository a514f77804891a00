import { useRef } from 'react';

/**
 * Runs one call at a time: while it is under way another start does nothing, also within the same event and before
 * anything was re-rendered. Gives undefined for a start that did nothing.
 */
export function useOneAtATime<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
