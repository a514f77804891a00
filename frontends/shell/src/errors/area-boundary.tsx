import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { wasUpdated } from '../remotes/remotes.js';
import styles from './errors.module.css';
import { Crash } from './crash-screen.js';
import { StaleRelease } from './stale-release.js';
import { isStaleChunk } from './stale-chunk.js';

/**
 * A crash in one area leaves the frame and the other areas alone. Where the site was updated while the page was open, a
 * reload mends it: the area's newer code may not fit the page's older libraries.
 */
export function AreaBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const updated = useSiteUpdated();
  return (
    <div className={`${styles.page} center`}>
      {updated || isStaleChunk(error) ? (
        <StaleRelease />
      ) : (
        <Crash error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />
      )}
    </div>
  );
}

function useSiteUpdated(): boolean {
  const [updated, setUpdated] = useState(false);
  useEffect(() => {
    let isShown = true;
    // without an answer nothing is known to be newer
    void wasUpdated().then(
      (is) => isShown && setUpdated(is),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return updated;
}
