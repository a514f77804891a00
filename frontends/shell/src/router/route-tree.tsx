import { ANY_SEGMENT, type RemoteView } from '@portal/contracts';
import type { ComponentType } from 'react';
import { Outlet, redirectDocument, type RouteObject, useLocation, useNavigate } from 'react-router';
import { AreaBoundary } from '../errors/area-boundary.js';
import { CrashScreen } from '../errors/crash-screen.js';
import styles from '../errors/errors.module.css';
import { NotFoundPage } from '../errors/not-found.page.js';
import { RemoteFailure } from '../remotes/remote-failure.js';
import { isAppPlace } from '../frame/app-place.js';
import { FramePlace } from '../frame/frame-place.js';
import frame from '../frame/frame-place.module.css';
import { PageSpinner } from '../layout/page-spinner.js';
import { RootLayout } from '../layout/root-layout.js';
import { PublicArea, RequireAdmin, RequireSession } from './guards.js';
import { remotes } from '../remotes/remotes.js';

/** The facts about a remote that the tree needs. */
export type Area = Pick<RemoteView, 'name' | 'access' | 'segments'>;

const guards = { public: PublicArea, signed_in: Outlet, admin: RequireAdmin } as const;

/** A remote's place in the tree: its routes are grafted under its name, and its fallback matches all other paths. */
const areaRoute = ({ name, access, segments }: Area, loaded: readonly RouteObject[]): RouteObject => ({
  id: name,
  Component: guards[access],
  ErrorBoundary: AreaBoundary,
  children: [
    ...loaded,
    ...segments.map((segment) => ({
      path: segment === ANY_SEGMENT ? '*' : `/${segment}/*`,
      element: <AreaFallback remote={name} />,
    })),
  ],
});

/** A page of the shell's own, whose code loads at its first visit. */
const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The queues' page is the server's: after signing in the browser loads it from there. */
const queues: RouteObject = {
  path: '/ops/queues/*',
  loader: ({ request }) => redirectDocument(new URL(request.url).pathname),
};

/**
 * The product's one route tree: a frame without a path, and an area per remote that its routes are grafted into.
 * @param loaded routes of the remotes that are there from the start
 */
export const appRouteTree = (
  areas: readonly Area[],
  loaded: Readonly<Record<string, readonly RouteObject[]>> = {},
): RouteObject[] => [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: StartingPage,
    children: [
      page('/auth', async () => (await import('../auth/auth.page.js')).AuthPage),
      page('/auth/verify', async () => (await import('../auth/verify.page.js')).VerifyPage),
      page('/confirm-meeting', async () => (await import('../meetings/confirm-meeting.page.js')).ConfirmMeetingPage),
      page('/unsubscribe/:token', async () => (await import('../notifications/unsubscribe.page.js')).UnsubscribePage),
      page('/error-report', async () => (await import('../reports/error-report.page.js')).ErrorReportPage),
      queues,
      {
        Component: RequireSession,
        children: [
          {
            lazy: async () => {
              const { SignedInLayout } = await import(
                /* webpackChunkName: "signed-in" */ '../layout/signed-in-layout.js'
              );
              return { Component: SignedInLayout };
            },
            ErrorBoundary: AreaBoundary,
            children: [
              page(
                '/dashboard',
                async () =>
                  (await import(/* webpackChunkName: "signed-in" */ '../layout/dashboard.page.js')).DashboardPage,
              ),
              page('/notifications', async () => (await import('../notifications/inbox.page.js')).InboxPage),
              page('/search', async () => (await import('../search/search.page.js')).SearchPage),
              ...areas
                .filter(({ access }) => access !== 'public')
                .map((area) => areaRoute(area, loaded[area.name] ?? [])),
            ],
          },
        ],
      },
      ...areas.filter(({ access }) => access === 'public').map((area) => areaRoute(area, loaded[area.name] ?? [])),
      { path: '*', Component: NotFoundPage },
    ],
  },
];

/** Where none of a remote's pages matched: the remote couldn't be opened, or there is no such page. */
function AreaFallback({ remote }: { remote: string }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const error = remotes.failureOf(remote);
  if (error === undefined) return <NotFoundPage />;
  const again = () => void navigate(pathname + search + hash, { replace: true });
  return (
    <div className={`${styles.page} center`}>
      <RemoteFailure error={error} onRetry={again} />
    </div>
  );
}

/** Shown until the code of the first screen is there: a signed-in one has the frame's place already. */
function StartingPage() {
  const { pathname } = useLocation();
  if (!isAppPlace(pathname)) return <PageSpinner />;
  return (
    <>
      <FramePlace />
      <main className={frame.main}>
        <PageSpinner />
      </main>
    </>
  );
}
