import { valueLabel, type ClientError } from '@portal/contracts';
import { clientErrors } from '@portal/data-access';
import { Button, IconButton } from '@portal/ui';
import { Check, ChevronDown, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styles from './error-banner.module.css';
import { useReport } from './use-report.js';

/** Limit of the errors listed in the banner (specification, section 2). */
const LISTED = 5;

interface ErrorBannerProps {
  /** The unresolved errors of this device, the newest last. */
  errors: readonly ClientError[];
  /** Elsewhere than where the newest happened: as small as it can be. */
  isSmall: boolean;
  onDismiss: () => void;
}

/**
 * Counts the unresolved errors of this device, lists the most severe ones, and lets the user report or resolve them.
 */
export function ErrorBanner({ errors, isSmall, onDismiss }: ErrorBannerProps) {
  const [open, setOpen] = useState(false);
  const { send, isSending } = useReport();
  const grave = errors.filter(({ severity }) => severity === 'critical' || severity === 'high');
  const listed = grave.slice(-LISTED).reverse();
  const count = errors.length === 1 ? '1 unresolved error' : `${errors.length} unresolved errors`;
  if (isSmall && !open)
    return (
      <aside className={`${styles.banner} ${styles.pill} no-print`} aria-label="Errors on this device">
        <button
          type="button"
          className="inline-row gap-6 small strong"
          aria-expanded={false}
          onClick={() => setOpen(true)}
        >
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="danger" />
          <span aria-hidden="true">{errors.length}</span>
          <span className="visually-hidden">{count}</span>
        </button>
      </aside>
    );
  return (
    <aside className={`${styles.banner} no-print`} aria-label="Errors on this device">
      <div className={styles.head}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="danger" />
        <p role="status" className="grows small strong">
          {count}
        </p>
        <IconButton
          small
          aria-expanded={open}
          aria-controls="error-banner-list"
          aria-label={open ? 'Hide the errors' : 'Show the errors'}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton small aria-label="Dismiss" onClick={onDismiss}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      {open && (
        <div id="error-banner-list" className={`${styles.body} stack gap-12`}>
          {listed.length > 0 ? (
            <ul className={`${styles.list} scrolls-y stack`}>
              {listed.map((error) => (
                <li key={error.id}>
                  <span className="grows stack shrinks">
                    <span className="inline-row gap-8 muted tiny">
                      <span className={`${styles.dot} circle`} data-severity={error.severity} aria-hidden="true" />
                      {valueLabel(error.severity)}
                    </span>
                    <span className={`${styles.message} clip small anywhere`}>{error.message}</span>
                  </span>
                  <IconButton
                    small
                    aria-label={`Resolve: ${error.message}`}
                    title="Resolve"
                    onClick={() => clientErrors.resolve([error.id])}
                  >
                    <Check size={18} strokeWidth={1.75} />
                  </IconButton>
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted small">None of them is critical or high.</p>
          )}
          {grave.length > LISTED && <p className="muted small">and {grave.length - LISTED} more critical or high</p>}
          <div className="row wrap gap-8">
            <Button variant="primary" size="small" busy={isSending} onClick={() => send(errors)}>
              Report all
            </Button>
            <Button size="small" onClick={() => clientErrors.resolve(errors.map(({ id }) => id))}>
              Resolve all
            </Button>
            <a href="/error-report" className={styles.more}>
              See details
            </a>
          </div>
        </div>
      )}
    </aside>
  );
}
