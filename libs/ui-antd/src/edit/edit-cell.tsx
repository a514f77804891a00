import { messages } from '@portal/contracts';
import { classNames, isNews } from '@portal/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fieldErrorsOf, sentenceOfFailure } from '../form/problem.js';
import './edit-cell.css';

/** What the server refused, and why. */
export interface Refusal {
  /** What was typed; absent where a value was picked. */
  typed: string | undefined;
  reason: string;
}

/** How an editor in place saves. */
export interface Saving {
  /**
   * Saves after the editor has closed. A refusal stands beside the value; an editor of text opens again with what was
   * typed, unless the user works elsewhere by then.
   */
  attempt: (run: () => Promise<unknown>, typed?: string) => void;
  refusal: Refusal | undefined;
}

interface EditCellProps {
  /** What is edited, for people who don't see the screen: "status of Label the patch panel". */
  label: string;
  mayEdit: boolean;
  className?: string;
  /** The value as it is read; also the button that opens the editor. */
  children?: ReactNode;
  /** The editor, open and with the focus; calls `done` when it is finished. */
  editor: (done: () => void, saving: Saving) => ReactNode;
}

/** A value that is edited where it stands: press it, choose, and the focus is back on it. */
export function EditCell({ label, mayEdit, className, children, editor }: EditCellProps) {
  const [phase, setPhase] = useState<'rest' | 'editing' | 'back'>('rest');
  const [refusal, setRefusal] = useState<Refusal>();
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const reasonId = useId();
  useEffect(() => {
    // a closing menu moves the focus to the body; an element the user pressed meanwhile keeps it
    if (phase === 'back' && isNowhere(document.activeElement)) button.current?.focus();
  }, [phase]);
  if (!mayEdit) return children;
  const done = (): void => setPhase('back');
  const attempt: Saving['attempt'] = (run, typed) => {
    setRefusal(undefined);
    run().catch((error: unknown) => {
      if (!isNews(error)) return;
      const reason = fieldErrorsOf(error)[0]?.message ?? sentenceOfFailure(error, messages.http.unknown);
      setRefusal({ typed, reason });
      const focused = document.activeElement;
      const isHere = isNowhere(focused) || focused?.id === buttonId;
      if (typed !== undefined && isHere) setPhase('editing');
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // it closes the editor, not the sheet around
    done();
  };
  if (phase === 'editing') {
    return (
      <span className={classNames('edit-cell inline-row', className)} onKeyDown={onKeyDown}>
        {editor(done, { attempt, refusal })}
      </span>
    );
  }
  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={classNames('edit-cell inline-row edit-cell__value ellipsis', className)}
        aria-describedby={refusal ? reasonId : undefined}
        onClick={() => setPhase('editing')}
      >
        <span className="visually-hidden">
          Edit {label}
          {children ? ': ' : null}
        </span>
        {children}
      </button>
      {refusal ? (
        <span id={reasonId} role="alert" className="edit-cell__reason block danger tiny">
          {refusal.reason}
        </span>
      ) : null}
    </>
  );
}

const isNowhere = (focused: Element | null): boolean => !focused || focused === document.body || !focused.isConnected;
