import { useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { PageTitle } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { accountLinks, currentLink } from './account-links.js';
import { ConnectionBadge } from './connection-badge.js';
import { ConnectionNotice } from './connection-notice.js';
import styles from './layout.module.css';

/** The frame of portal and console: the navigation, and whether the screen gets live changes. */
export function SignedInLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const links = useRef<HTMLElement>(null);
  useChannel('notifications');
  useEffect(() => showCurrentLink(links.current), [pathname, user]);
  if (!user) return null;
  const pages = accountLinks(user.role);
  const current = currentLink(pages, pathname);
  return (
    <>
      {/* until the screen sets its own */}
      {current ? <PageTitle>{current.label}</PageTitle> : null}
      <div className={styles.area}>
        <div className={styles.areaBar}>
          <nav ref={links} aria-label="Your pages" className={styles.areaLinks}>
            {pages.map(({ href, label }) => (
              <a key={href} href={href} aria-current={href === current?.href ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <ConnectionBadge />
        </div>
      </div>
      <div className={styles.content}>
        <ConnectionNotice />
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
