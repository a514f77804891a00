import { useMediaQuery } from '@portal/ui';

/** Phones: side panels become pages, dialogs fill the screen. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719px)');

/** Phones and tablets held upright: rows of lists take two lines instead of columns. */
export const useCards = (): boolean => useMediaQuery('(max-width: 899px)');

/** Wide screens: there is room for a column of settings. */
export const useWide = (): boolean => useMediaQuery('(min-width: 1180px)');
