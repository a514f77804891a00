import { type LinkedError, messages } from '@portal/contracts';
import { factsOf } from '@portal/data-access';
import { Button, LinkButton, PageTitle, Toaster } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { remember } from './capture.js';
import { crashId } from './crash-id.js';
import styles from './errors.module.css';
import { isStaleChunk } from './stale-chunk.js';
import { StaleRelease } from './stale-release.js';

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
