import { useEffect } from 'react';

/** Input events: the first one starts the fetching. */
const inputEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Where a browser doesn't say when it has nothing to do (Safari), in milliseconds. */
const USUALLY_IDLE_AFTER = 2_000;

/**
 * Fetches the code of the screens that people go to next, one after the other while the browser has nothing else to do,
 * so that a click is answered at once. It begins with the first input of the user, when the first screen is drawn. Not
 * where data is to be saved. What can't be fetched is left to the click, which says so. A stable list.
 */
export function usePrefetchScreens(screens: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    if (savesData()) return undefined;
    let next = 0;
    let stop: (() => void) | undefined = () => undefined;
    const fetchNext = (): void => {
      const load = screens[next];
      next += 1;
      if (!load || !stop) return;
      stop = whenIdle(() => void load().then(fetchNext, () => undefined));
    };
    const begin = (): void => {
      for (const sign of inputEvents) removeEventListener(sign, begin);
      fetchNext();
    };
    for (const sign of inputEvents) addEventListener(sign, begin, { passive: true });
    return () => {
      for (const sign of inputEvents) removeEventListener(sign, begin);
      stop?.();
      stop = undefined;
    };
  }, [screens]);
}

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(task, USUALLY_IDLE_AFTER);
  return () => clearTimeout(handle);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
