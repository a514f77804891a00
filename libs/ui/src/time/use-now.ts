import { useSyncExternalStore } from 'react';

const TICK = 15_000;

const everyTick = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, TICK);
  return () => clearInterval(timer);
};

/**
 * The current time in milliseconds, in steps of 15 seconds; the component renders again at each step. While a page is
 * prerendered or hydrated it is 0: nothing may depend on it there.
 */
export const useNow = (): number =>
  useSyncExternalStore(
    everyTick,
    () => Math.ceil(Date.now() / TICK) * TICK,
    () => 0,
  );
