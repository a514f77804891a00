/**
 * Everything that holds React context or module state: exactly one copy on a page.
 * Never antd: sharing it switches tree shaking off.
 */
export const sharedSingletons = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  '@portal/data-access',
  '@portal/realtime',
  '@portal/ui',
] as const;

/** Singletons that only signed-in screens use: no other page fetches them ahead. */
export const signedInSingletons = ['@portal/realtime'] as const;

/** A screen of the shell that needs no session: it is served the app page without what only others use. */
export interface OpenPage {
  path: string;
  title: string;
  description: string;
  /** Whether search engines may show it. */
  listed: boolean;
}

export const openPages: readonly OpenPage[] = [
  {
    path: '/auth',
    title: 'Sign in',
    description:
      'Sign in to the client portal, or create an account: with a one-time link by e-mail, without a password.',
    listed: true,
  },
  { path: '/auth/verify', title: 'Sign in', description: 'Opens a sign-in link.', listed: false },
  {
    path: '/confirm-meeting',
    title: 'Confirm your time',
    description: 'Confirms a time for a meeting with us.',
    listed: false,
  },
  {
    path: '/error-report',
    title: 'Error report',
    description: 'Tells us about a problem on this site.',
    listed: false,
  },
];

/** Paths of the shell's other client routes; the api serves the app page for them, and for the remotes' segments. */
export const appRoutes = ['/dashboard', '/notifications', '/search', '/unsubscribe/*'] as const;

/** Screens for testing, drawn in the browser; the api answers 404 for them while diagnostics are off. */
export const diagnosticRoutes = ['/test-consultation', '/test-consultation-dialog', '/test-promocode'] as const;
