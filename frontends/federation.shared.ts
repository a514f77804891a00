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

/** Paths of the shell's own client routes; the api serves the app page for them. */
export const appRoutes = ['/auth', '/auth/verify', '/dashboard', '/customer/*', '/admin/*', '/task/*'] as const;
