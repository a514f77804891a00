/** Name of each remote; its files live in /assets/<name>/ and it exposes ./routes. */
export const remoteNames = ['marketing', 'customer', 'admin'] as const;
export type RemoteName = (typeof remoteNames)[number];

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

/** Paths of the shell's own screens that need no session; each is served the app page without what only others use. */
export const openRoutes = ['/auth', '/auth/verify', '/error-report'] as const;

/** Paths of the shell's other client routes; the api serves the app page for them. */
export const appRoutes = ['/dashboard', '/customer/*', '/admin/*', '/task/*', '/test-milestone-realtime'] as const;
