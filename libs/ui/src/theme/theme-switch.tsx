import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../button/icon-button.js';
import styles from './theme-switch.module.css';
import { useTheme } from './use-theme.js';

/** Switches between light and dark. Both icons are in the page; the style sheet shows the right one before any script. */
export function ThemeSwitch() {
  const { toggle } = useTheme();
  return (
    <IconButton onClick={toggle} aria-label="Switch between light and dark" title="Light or dark" data-theme-switch="">
      <Sun size={20} strokeWidth={1.75} aria-hidden="true" className={styles.sun} />
      <Moon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.moon} />
    </IconButton>
  );
}
