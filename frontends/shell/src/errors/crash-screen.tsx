import { brand, messages } from '@portal/contracts';
import { Button, LinkButton } from '@portal/ui';
import { useRouteError } from 'react-router';
import styles from './errors.module.css';
import { crashId } from './crash-log.js';
import { isStaleChunk } from './stale-chunk.js';

/** The last resort: says so, names the crash and offers ways on (specification, section 2). */
export function CrashScreen() {
  const error = useRouteError();
  return (
    <main className={styles.page}>
      {isStaleChunk(error) ? <StaleRelease /> : <Crash error={error} onRetry={() => location.reload()} />}
    </main>
  );
}

/** What broke, with an id to tell us. */
export function Crash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const id = crashId(error);
  const subject = encodeURIComponent(`Error ${id} on ${location.pathname}`);
  return (
    <div className={styles.message} role="alert">
      <h1 className={styles.title}>{messages.crash.title}</h1>
      <p>We are sorry. Nothing you had saved is lost. If it happens again, tell us this id:</p>
      <p className={styles.id}>{id}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton href="/">Go Home</LinkButton>
        <LinkButton variant="quiet" href={`mailto:${brand.email}?subject=${subject}`}>
          Report Error
        </LinkButton>
      </div>
    </div>
  );
}

/** The site was updated while this page was open. */
export function StaleRelease() {
  return (
    <div className={styles.message} role="alert">
      <h1 className={styles.title}>This page was updated</h1>
      <p>A newer version of the site is ready. Reload to go on.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
    </div>
  );
}
