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

/** Phones: lists become cards, side panels become pages. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719px)');

/** Tablets and small windows: tables leave out what can be missed. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1179px)');

/** Wide screens: details open beside their list. */
export const useWide = (): boolean => useMediaQuery('(min-width: 1180px)');
