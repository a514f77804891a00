import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { Boat, BrokenSignal } from '../illustrations/spots.js';
import styles from './feedback.module.css';

interface EmptyStateProps {
  title: string;
  /** Why it is empty and what to do about it. */
  text?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}

/** There is nothing here, why, and what to do. */
export const EmptyState = ({ title, text, action, picture = <Boat /> }: EmptyStateProps) => (
  <div className={`${styles.state} centered text-center stack gap-12`}>
    {picture}
    <h2 className="large">{title}</h2>
    {text && <p className={`${styles.stateText} muted`}>{text}</p>}
    {action && <div className={styles.stateAction}>{action}</div>}
  </div>
);

/** It didn't work, in words, with Try Again. */
export const ErrorState = ({
  title = 'This didn’t load',
  text = 'Check your connection and try again.',
  onRetry,
}: {
  title?: string;
  text?: ReactNode;
  onRetry?: () => void;
}) => (
  <div className={`${styles.state} centered text-center stack gap-12`} role="alert">
    <BrokenSignal />
    <h2 className="large">{title}</h2>
    <p className={`${styles.stateText} muted`}>{text}</p>
    <div className={styles.stateAction}>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  </div>
);
