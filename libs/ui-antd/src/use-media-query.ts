import { useMediaQuery } from '@portal/ui';

/** Phones: side panels become pages, dialogs fill the screen. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719px)');

/** Phones and tablets held upright: rows of lists take two lines instead of columns. */
export const useCards = (): boolean => useMediaQuery('(max-width: 899px)');

/** Room for two columns: a form stands beside what it is opened from. */
export const useTwoColumns = (): boolean => useMediaQuery('(min-width: 900px)');

/** Wide screens: there is room for a column of settings. */
export const useWide = (): boolean => useMediaQuery('(min-width: 1180px)');
