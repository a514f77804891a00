import { Button } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import styles from '../consultation-wizard.module.css';

interface DiscardQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** The confirmation over the form before answers are discarded; Escape keeps them. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const heading = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={question} className={styles.overlay} role="alertdialog" aria-labelledby={heading}>
      <p id={heading} className="large">
        Close and discard your answers?
      </p>
      <div className={styles.choices}>
        <Button variant="primary" onClick={onKeep}>
          Keep answering
        </Button>
        <Button onClick={onDiscard}>Discard answers</Button>
      </div>
    </div>
  );
}
