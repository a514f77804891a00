import { useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountLinks } from './account-links.js';
import { ConnectionBadge } from './connection-badge.js';
import styles from './layout.module.css';

/** The frame of portal and console: where one can go, and whether what one sees is live. */
export function SignedInLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  useChannel('notifications');
  useEffect(() => showCurrentLink(links.current), [pathname, user]);
  if (!user) return null;
  return (
    <>
      <div className={styles.area}>
        <div className={styles.areaBar}>
          <nav ref={links} aria-label="Your pages" className={styles.areaLinks}>
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

/** On a phone the row of links is wider than the screen: the one of this page is always in sight. */
function showCurrentLink(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!row || !link) return;
  const { left, right } = row.getBoundingClientRect();
  if (link.right > right) row.scrollLeft += link.right - right;
  else if (link.left < left) row.scrollLeft -= left - link.left;
}
