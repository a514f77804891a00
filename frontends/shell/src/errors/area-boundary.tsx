import { useLocation, useNavigate, useRouteError } from 'react-router';
import styles from './errors.module.css';
import { Crash, StaleRelease } from './crash-screen.js';
import { isStaleChunk } from './stale-chunk.js';

/** A crash in one area leaves the frame and the other areas alone. */
export function AreaBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.page}>
      {isStaleChunk(error) ? (
        <StaleRelease />
      ) : (
        <Crash error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />
      )}
    </div>
  );
}
