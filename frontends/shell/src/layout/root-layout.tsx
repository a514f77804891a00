import { hasSignedInHint, showSignedInHint, useSession } from '@portal/data-access';
import { SiteFooter, SiteHeader, Toaster, type SiteAccount } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { SignInAgain } from '../auth/sign-in-again.js';
import { BellPlace } from '../notifications/bell-place.js';
import { PaletteLauncher } from '../palette/palette-launcher.js';
import { ErrorBannerGate } from '../reports/error-banner-gate.js';
import { useLinkNavigation } from '../router/link-navigation.js';
import { remotes } from '../router/remotes.js';
import { accountLinks } from './account-links.js';
import styles from './layout.module.css';
import { SignOutQuestion } from './sign-out-question.js';
import { useLeave } from './use-leave.js';

/** The page of error reports, which shows everything that the banner would. */
const REPORT_PAGE = '/error-report';
/** Pages without the footer, besides those of the remotes for signed-in users. */
const WITHOUT_FOOTER = /^\/(dashboard|auth)(\/|$)/;

const hasFooter = (pathname: string): boolean =>
  !WITHOUT_FOOTER.test(pathname) && (remotes.at(pathname)?.access ?? 'public') === 'public';

/** The frame of every page: header, the page, footer, toasts. It has no path of its own. */
export function RootLayout() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { leave, isConfirming, leaveAnyway, stay } = useLeave();
  const account = useAccount(leave);
  useLinkNavigation();
  const main = useFocusOnNavigation(pathname);
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {state === 'loading' && <div className={styles.loading} role="progressbar" aria-label="Loading page" />}
      <SiteHeader path={pathname} account={account} controls={account && <AccountControls onSignOut={leave} />} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {hasFooter(pathname) && <SiteFooter />}
      {pathname !== REPORT_PAGE && <ErrorBannerGate />}
      <Toaster />
      <SignInAgain />
      {isConfirming && <SignOutQuestion onStay={stay} onLeave={leaveAnyway} />}
      <ScrollRestoration />
    </>
  );
}

const AccountControls = ({ onSignOut }: { onSignOut: () => void }) => (
  <>
    <PaletteLauncher onSignOut={onSignOut} />
    <BellPlace />
  </>
);

/** The signed-in half of the header; null for visitors and until the session is known. */
function useAccount(onSignOut: () => void): SiteAccount | null {
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'loading') showSignedInHint(session.status === 'signed_in' && hasSignedInHint());
  }, [session.status]);
  if (!session.user) return null;
  return { name: session.user.first_name ?? 'User', links: accountLinks(session.user.role), onSignOut };
}

/** Moves the focus to the new content after a navigation inside the page, as a full load does. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
