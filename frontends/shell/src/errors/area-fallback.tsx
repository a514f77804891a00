import { useLocation, useNavigate } from 'react-router';
import { remotes } from '../router/remotes.js';
import styles from './errors.module.css';
import { NotFoundPage } from './not-found.page.js';
import { RemoteFailure } from './remote-failure.js';

/** Where none of a remote's pages matched: the remote couldn't be opened, or there is no such page. */
export function AreaFallback({ remote }: { remote: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const error = remotes.failureOf(remote);
  if (error === undefined) return <NotFoundPage />;
  const again = () => void navigate(pathname + search + hash, { replace: true });
  return (
    <div className={styles.page}>
      <RemoteFailure error={error} onRetry={again} />
    </div>
  );
}
