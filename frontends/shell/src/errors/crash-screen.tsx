import { type LinkedError, messages } from '@portal/contracts';
import { factsOf } from '@portal/data-access';
import { Button, LinkButton, PageTitle, Toaster } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { remember } from './capture.js';
import { crashId } from './crash-id.js';
import styles from './errors.module.css';
import { isStaleChunk } from './stale-chunk.js';

/** The last error boundary: shows the id of the crash and ways to go on (specification, section 2). */
export function CrashScreen() {
  const error = useRouteError();
  return (
    <main className={`${styles.page} center`}>
      {isStaleChunk(error) ? <StaleRelease /> : <Crash error={error} onRetry={() => location.reload()} />}
      <Toaster />
    </main>
  );
}

/** The error with its id; it is stored on this device, so that the report can contain it. */
export function Crash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [id] = useState(() => crashId(error));
  useEffect(() => remember(error, 'screen', id), [error, id]);
  return (
    <div className={`${styles.message} centered text-center stack muted`} role="alert">
      <PageTitle>{messages.crash.title}</PageTitle>
      <h1 className={`${styles.title} text`}>{messages.crash.title}</h1>
      <p>We are sorry. Nothing you had saved is lost. If it happens again, report it or tell us this ID:</p>
      <p className={`${styles.id} text`}>
        <span className="visually-hidden">Error ID </span>
        {id}
      </p>
      <div className={`${styles.actions} flex wrap`}>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton href="/">Go Home</LinkButton>
        <LinkButton variant="quiet" href={reportHref(id, error)}>
          Report Error
        </LinkButton>
      </div>
    </div>
  );
}

/** A file of this page didn't arrive: the site was updated while the page was open, or the network is away. */
export function StaleRelease() {
  const [offline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!offline) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [offline]);
  const title = offline ? 'You are offline' : 'This page was updated';
  return (
    <div className={`${styles.message} centered text-center stack muted`} role="alert">
      <PageTitle>{title}</PageTitle>
      <h1 className={`${styles.title} text`}>{title}</h1>
      <p>
        {offline
          ? 'This page could not be loaded. It opens by itself when the connection is back.'
          : 'A newer version of the site is ready. Reload to go on.'}
      </p>
      <div className={`${styles.actions} flex wrap`}>
        <Button variant="primary" onClick={reload}>
          Reload
        </Button>
      </div>
    </div>
  );
}

const reload = (): void => location.reload();

/** Short enough for an address; the device itself remembers the rest. */
const LONGEST = { message: 300, stack: 1_200 } as const;

/** Address of the report page for a crash (specification, section 2). */
function reportHref(id: string, error: unknown): string {
  const { message, stack } = factsOf(error);
  const details: LinkedError = {
    id,
    timestamp: new Date().toISOString(),
    route: location.pathname,
    type: 'javascript',
    severity: 'critical',
    message: message.slice(0, LONGEST.message),
    stack: stack?.slice(0, LONGEST.stack) ?? null,
  };
  return `/error-report?data=${encodeURIComponent(JSON.stringify(details))}`;
}
