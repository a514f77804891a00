import { keysText, shortcuts } from '@portal/ui';
import { Search } from 'lucide-react';
import styles from './palette-button.module.css';

interface PaletteButtonProps {
  onOpen: () => void;
  /** In the site's header, or the search of the signed-in screens' bar. */
  look: 'site' | 'search';
}

/** Opens the command palette. */
export const PaletteButton = ({ onOpen, look }: PaletteButtonProps) => (
  <button
    type="button"
    className={`${styles.button} nowrap fixed`}
    onClick={onOpen}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    data-look={look}
  >
    <Search size={16} strokeWidth={1.75} />
    <span>{look === 'search' ? 'Search' : 'Go to'}</span>
    <kbd>{keysText(shortcuts.search.keys)}</kbd>
  </button>
);
