import type { UserView } from '@portal/contracts';
import { hasSignedInHint, showSignedInHint, useSession } from '@portal/data-access';
import { Button, Dialog, type SiteAccount, SiteFooter, SiteHeader, Toaster } from '@portal/ui';
import { lazy, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { SignInAgain } from '../auth/sign-in-again.js';
import { isAppPlace } from '../frame/app-place.js';
import { FramePlace } from '../frame/frame-place.js';
import frame from '../frame/frame-place.module.css';
import { accountLinks } from '../frame/menus/account-links.js';
import { BellPlace } from '../notifications/bell-place.js';
import { PaletteButton } from '../palette/palette-button.js';
import { PaletteLauncher } from '../palette/palette-launcher.js';
import { ErrorBannerGate } from '../reports/error-banner-gate.js';
import { useLinkNavigation } from '../router/link-navigation.js';
import styles from './layout.module.css';
import { LazyPart } from './lazy-part.js';
import { useConfirmedSignOut } from './use-confirmed-sign-out.js';
import { useFocusOnNavigation } from './use-focus-on-navigation.js';

/** With the layout of signed-in screens, whose route has loaded it by then. */
const AppFrame = lazy(() =>
  import(/* webpackChunkName: "signed-in" */ './signed-in-layout.js').then((file) => ({ default: file.AppFrame })),
);

/** The page of error reports, which shows everything that the banner would. */
const REPORT_PAGE = '/error-report';
/** Public pages without the footer. */
const WITHOUT_FOOTER = /^\/auth(\/|$)/;

/** What the scroll position is kept under: each page that a tab is opened with has the same key, so its address. */
const scrollKeyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** The frame of every page: header or the app's bars, the page, footer, toasts. It has no path of its own. */
export function RootLayout() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { leave, isConfirming, leaveAnyway, stay } = useConfirmedSignOut();
  const { user } = useSession();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const openPalette = (): void => setPaletteOpen(true);
  const isApp = isAppPlace(pathname);
  useLinkNavigation();
  const main = useFocusOnNavigation(pathname);
  return (
    <>
      <a href="#main" className={`${styles.skip} absolute rounded surface floating`}>
        Skip to content
      </a>
      {state === 'loading' && <div className={`${styles.loading} clip`} role="progressbar" aria-label="Loading page" />}
      {isApp ? (
        <FrameOfUser user={user} onSearch={openPalette} onSignOut={leave} />
      ) : (
        <SiteFrame path={pathname} onSearch={openPalette} onSignOut={leave} />
      )}
      <main id="main" ref={main} tabIndex={-1} className={isApp ? frame.main : styles.main}>
        <Outlet />
      </main>
      {!isApp && !WITHOUT_FOOTER.test(pathname) && <SiteFooter />}
      {pathname !== REPORT_PAGE && <ErrorBannerGate />}
      <Toaster />
      <SignInAgain />
      {/* outside both frames: what is typed while one replaces the other isn't lost */}
      {user && <PaletteLauncher isOpen={isPaletteOpen} onOpenChange={setPaletteOpen} onSignOut={leave} />}
      {isConfirming && <SignOutQuestion onStay={stay} onLeave={leaveAnyway} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

interface FrameActions {
  onSearch: () => void;
  onSignOut: () => void;
}

/** The frame of signed-in screens; its place until the session is known. */
function FrameOfUser({ user, ...actions }: FrameActions & { user: UserView | null }) {
  const place = <FramePlace />;
  if (!user) return place;
  return (
    <LazyPart place={place}>
      <AppFrame user={user} {...actions} />
    </LazyPart>
  );
}

/** The header of public pages, with the signed-in menu for users. */
function SiteFrame({ path, onSearch, onSignOut }: FrameActions & { path: string }) {
  const account = useAccount(onSignOut);
  const controls = account && (
    <>
      <PaletteButton onOpen={onSearch} look="site" />
      <BellPlace />
    </>
  );
  return <SiteHeader path={path} account={account} controls={controls} />;
}

/** The signed-in half of the header; null for visitors and until the session is known. */
function useAccount(onSignOut: () => void): SiteAccount | null {
  const session = useSession();
  useEffect(() => {
    if (session.status === 'signed_out') showSignedInHint(false);
    if (session.status === 'signed_in') showSignedInHint(hasSignedInHint());
  }, [session.status]);
  if (!session.user) return null;
  return { name: session.user.first_name ?? 'User', links: accountLinks(session.user.role), onSignOut };
}

/** Confirms signing out with unsaved input on the screen; Escape cancels. */
export const SignOutQuestion = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => (
  <Dialog
    open
    size="small"
    title="Sign out without saving?"
    subtitle="What you typed here has not been saved and will be lost."
    onClose={onStay}
  >
    <div className="flex wrap gap-12">
      <Button variant="primary" onClick={onStay}>
        Keep editing
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        Sign out without saving
      </Button>
    </div>
  </Dialog>
);
