import { diagnosticsAreOn } from '@portal/data-access';
import { redirectDocument, type RouteObject } from 'react-router';
import { AreaBoundary } from '../errors/area-boundary.js';
import { CrashScreen } from '../errors/crash-screen.js';
import { AreaFallback } from '../errors/area-fallback.js';
import { PageSpinner } from '../layout/page-spinner.js';
import { RootLayout } from '../layout/root-layout.js';
import { PublicArea, RequireAdmin, RequireSession } from './guards.js';

/** Routes of remotes that are known from the start; the others are grafted when somebody goes there. */
export interface KnownRemotes {
  marketing?: readonly RouteObject[];
}

/** A screen for testing; the router asks for more routes only where a splat matched. */
const customerTest: RouteObject = { path: '/test-milestone-realtime/*', element: <AreaFallback remote="customer" /> };

/** The queues' page is the server's: whoever comes here after signing in is taken there by the browser. */
const queues: RouteObject = {
  path: '/ops/queues/*',
  loader: ({ request }) => redirectDocument(new URL(request.url).pathname),
};

/** The product's one route tree: a frame without a path, and an area per remote that its routes are grafted into. */
export const appRouteTree = ({ marketing = [] }: KnownRemotes): RouteObject[] => [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: CrashScreen,
    HydrateFallback: PageSpinner,
    children: [
      { path: '/auth', lazy: () => import('../auth/auth.page.js').then(({ AuthPage }) => ({ Component: AuthPage })) },
      {
        path: '/auth/verify',
        lazy: () => import('../auth/verify.page.js').then(({ VerifyPage }) => ({ Component: VerifyPage })),
      },
      {
        path: '/confirm-meeting',
        lazy: () =>
          import('../meetings/confirm-meeting.page.js').then(({ ConfirmMeetingPage }) => ({
            Component: ConfirmMeetingPage,
          })),
      },
      {
        path: '/error-report',
        lazy: () =>
          import('../reports/error-report.page.js').then(({ ErrorReportPage }) => ({ Component: ErrorReportPage })),
      },
      queues,
      {
        Component: RequireSession,
        children: [
          {
            lazy: () =>
              import('../layout/signed-in-layout.js').then(({ SignedInLayout }) => ({ Component: SignedInLayout })),
            ErrorBoundary: AreaBoundary,
            children: [
              {
                path: '/dashboard',
                lazy: () =>
                  import('../layout/dashboard.page.js').then(({ DashboardPage }) => ({ Component: DashboardPage })),
              },
              {
                id: 'customer',
                ErrorBoundary: AreaBoundary,
                children: [
                  { path: '/customer/*', element: <AreaFallback remote="customer" /> },
                  { path: '/task/*', element: <AreaFallback remote="customer" /> },
                  ...(diagnosticsAreOn() ? [customerTest] : []),
                ],
              },
              {
                id: 'admin',
                Component: RequireAdmin,
                ErrorBoundary: AreaBoundary,
                children: [{ path: '/admin/*', element: <AreaFallback remote="admin" /> }],
              },
            ],
          },
        ],
      },
      {
        id: 'marketing',
        Component: PublicArea,
        ErrorBoundary: AreaBoundary,
        children: [...marketing, { path: '*', element: <AreaFallback remote="marketing" /> }],
      },
    ],
  },
];
