import { ErrorState } from '@portal/ui';
import { useLocation, useNavigate } from 'react-router';
import type { RemoteName } from '../../../federation.shared.js';
import { areas } from '../router/areas.js';
import styles from './errors.module.css';
import { NotFoundPage } from './not-found.page.js';

/** Where none of an area's pages matched: the area couldn't be loaded, or there is no such page. */
export function AreaFallback({ remote }: { remote: RemoteName }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (!areas.isUnreachable(remote)) return <NotFoundPage />;
  const again = () => void navigate(pathname + search + hash, { replace: true });
  return (
    <div className={styles.page}>
      <ErrorState
        title="This part of the site didn’t load"
        text="The rest still works. Check your connection and try again."
        onRetry={again}
      />
    </div>
  );
}
