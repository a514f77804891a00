import { useCallback, useSyncExternalStore } from 'react';

/** Whether the media query matches now; follows the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Phones: side panels become pages, dialogs fill the screen. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719px)');

/** Phones and tablets held upright: lists become cards. */
export const useCards = (): boolean => useMediaQuery('(max-width: 899px)');

/** Wide screens: details open beside their list. */
export const useWide = (): boolean => useMediaQuery('(min-width: 1180px)');
