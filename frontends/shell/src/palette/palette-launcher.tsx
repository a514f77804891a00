import { Dialog } from '@portal/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from '../layout/layout.module.css';
import palette from './command-palette.module.css';
import { paletteField } from './palette-field.js';

const CommandPalette = lazy(() =>
  import('./command-palette.js').then((module) => ({ default: module.CommandPalette })),
);

/**
 * Opens the command palette by Ctrl K or ⌘ K. Its code loads at the first use; a field is shown at once and keeps the
 * text typed meanwhile.
 */
export function PaletteLauncher({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((shown) => !shown);
      setTyped('');
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
        <Dialog open title="Go to" onClose={close} size="small" anchored>
          <Suspense fallback={<FieldBeforeCode typed={typed} onTyped={setTyped} />}>
            <CommandPalette typed={typed} onTyped={setTyped} onClose={close} onSignOut={onSignOut} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

/** Takes the input until the palette's own field is rendered. */
const FieldBeforeCode = ({ typed, onTyped }: { typed: string; onTyped: (text: string) => void }) => (
  <input
    className={palette.input}
    aria-label={paletteField.label}
    placeholder={paletteField.placeholder}
    autoComplete="off"
    value={typed}
    onChange={(event) => onTyped(event.target.value)}
  />
);
