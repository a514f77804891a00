import { useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { PageTitle } from '@portal/ui';
import { Outlet, useLocation } from 'react-router';
import { accountLinks, currentLink } from '../frame/menus/account-links.js';
import { ConnectionNotice } from './connection-notice.js';
import styles from './layout.module.css';

export { AppFrame } from '../frame/app-frame.js';

/** The screens of portal and console: their place on the page, and the channel of the frame around them. */
export function SignedInLayout() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  // after those of the screen, which are joined first
  useChannel('notifications');
  if (!user) return null;
  const current = currentLink(accountLinks(user.role), { pathname, search });
  return (
    <>
      {/* until the screen sets its own */}
      {current ? <PageTitle>{current.label}</PageTitle> : null}
      <div className={styles.content}>
        <ConnectionNotice />
        <Outlet />
      </div>
    </>
  );
}
