import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, subscribeToTheme, type Theme } from './theme-store.js';

/** The theme in force and how to choose one; follows the system until the person chooses. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void; toggle: () => void } {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'light');
  return { theme, setTheme: chooseTheme, toggle: () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark') };
}
