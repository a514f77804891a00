import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React answers what is drawn; false in a prerendered page until its scripts have run. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
