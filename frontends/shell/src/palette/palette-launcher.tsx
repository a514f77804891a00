import { Dialog, isDialogOpen, shortcuts } from '@portal/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { paletteField } from './palette-field.js';

const CommandPalette = lazy(() =>
  import('./command-palette.js').then((module) => ({ default: module.CommandPalette })),
);

interface PaletteLauncherProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
}

const KEY = shortcuts.search.keys.replace('mod+', '');

/**
 * The command palette, also opened and closed by Ctrl K or ⌘ K. Its code loads at the first use; a field is shown at
 * once and keeps the text typed meanwhile.
 */
export function PaletteLauncher({ isOpen, onOpenChange, onSignOut }: PaletteLauncherProps) {
  const [typed, setTyped] = useState('');
  const change = (open: boolean): void => {
    onOpenChange(open);
    setTyped('');
  };
  const close = (): void => change(false);
  const toggle = useEffectEvent(() => {
    if (isOpen || !isDialogOpen()) change(!isOpen);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  return (
    <Dialog open title="Go to" onClose={close} size="small" anchored>
      <Suspense fallback={<FieldBeforeCode typed={typed} onTyped={setTyped} />}>
        <CommandPalette typed={typed} onTyped={setTyped} onClose={close} onSignOut={onSignOut} />
      </Suspense>
    </Dialog>
  );
}

/** Takes the input until the palette's own field is rendered. */
const FieldBeforeCode = ({ typed, onTyped }: { typed: string; onTyped: (text: string) => void }) => (
  <input
    className="control full"
    aria-label={paletteField.label}
    placeholder={paletteField.placeholder}
    autoComplete="off"
    value={typed}
    onChange={(event) => onTyped(event.target.value)}
  />
);
