import { Button, PageTitle } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './errors.module.css';

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
