import { useSession } from '@portal/data-access';
import { Outlet, useLocation } from 'react-router';
import { accountLinks } from './account-links.js';
import { ConnectionBadge } from './connection-badge.js';
import styles from './layout.module.css';

/** The frame of portal and console: where one can go, and whether what one sees is live. */
export function SignedInLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <>
      <div className={styles.area}>
        <div className={styles.areaBar}>
          <nav aria-label="Your pages" className={styles.areaLinks}>
            {accountLinks(user.role).map(({ href, label }) => (
              <a
                key={href}
                href={href}
                aria-current={pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined}
              >
                {label}
              </a>
            ))}
          </nav>
          <ConnectionBadge />
        </div>
      </div>
      <div className={styles.content}>
        <Outlet />
      </div>
    </>
  );
}
