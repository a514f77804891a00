import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from '../layout/layout.module.css';

const CommandPalette = lazy(() =>
  import('./command-palette.js').then((module) => ({ default: module.CommandPalette })),
);

/** Opens the command palette by Ctrl K or ⌘ K; its code comes with the first use. */
export function PaletteLauncher({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.paletteButton}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} strokeWidth={1.75} aria-hidden="true" />
        Go to
        <kbd>Ctrl K</kbd>
      </button>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} onSignOut={onSignOut} />
        </Suspense>
      )}
    </>
  );
}
