import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import './edit-cell.css';

interface EditCellProps {
  /** What is edited, for people who don't see the table: "status of Label the patch panel". */
  label: string;
  mayEdit: boolean;
  /** The value as it is read; also the button that opens the editor. */
  children: ReactNode;
  /** The editor, open and with the focus; calls `done` when it is finished. */
  editor: (done: () => void) => ReactNode;
}

/** A value in a list that is edited where it stands: press it, choose, and the focus is back on it. */
export function EditCell({ label, mayEdit, children, editor }: EditCellProps) {
  const [phase, setPhase] = useState<'rest' | 'editing' | 'back'>('rest');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // a closing menu moves the focus to the body; an element the user pressed meanwhile keeps it
    if (phase === 'back' && isNowhere(document.activeElement)) button.current?.focus();
  }, [phase]);
  if (!mayEdit) return children;
  const done = (): void => setPhase('back');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') done();
  };
  if (phase === 'editing') {
    return (
      <span className="edit-cell" onKeyDown={onKeyDown}>
        {editor(done)}
      </span>
    );
  }
  return (
    <button ref={button} type="button" className="edit-cell edit-cell__value" onClick={() => setPhase('editing')}>
      <span className="visually-hidden">Edit {label}: </span>
      {children}
    </button>
  );
}

const isNowhere = (focused: Element | null): boolean => !focused || focused === document.body || !focused.isConnected;
