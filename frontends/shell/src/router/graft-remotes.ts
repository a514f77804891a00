import { sessionQuery } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import type { RemoteName } from '../../../federation.shared.js';
import type { LoadRemoteRoutes } from './remotes.js';
import { areas } from './areas.js';

/** Which remote has a path: by its first segment; everything else is the public site's. */
export function remoteOf(path: string): RemoteName | null {
  const segment = path.split('/')[1] ?? '';
  if (['auth', 'confirm-meeting', 'dashboard', 'error-report'].includes(segment)) return null;
  if (['customer', 'task', 'test-milestone-realtime'].includes(segment)) return 'customer';
  return segment === 'admin' ? 'admin' : 'marketing';
}

/** The dashboard's route belongs to both portals; the shell shows the one of the person's role. */
export const withoutDashboard = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.filter((route) => route.path !== '/dashboard');

/**
 * Adds a remote's routes to the router the first time somebody who may see them goes there.
 * When it can't be loaded, its area's own fallback route stays matched and offers Try Again.
 */
export function graftRemotes(
  client: QueryClient,
  load: LoadRemoteRoutes,
  loaded: readonly RemoteName[],
): PatchRoutesOnNavigationFunction {
  const grafted = new Set<RemoteName>(loaded);
  return async ({ path, patch, signal }) => {
    const name = remoteOf(path);
    if (!name || grafted.has(name) || !(await mayEnter(client, name, path))) return;
    const routes = await load(name).catch(() => null);
    areas.reached(name, routes !== null);
    // the router takes nothing from a navigation that another has replaced; that one grafts
    if (!routes || signal.aborted || grafted.has(name)) return;
    grafted.add(name);
    patch(name, withoutDashboard(routes));
  };
}

/** Guards decide what is shown; this only spares others the download. */
async function mayEnter(client: QueryClient, name: RemoteName, path: string): Promise<boolean> {
  const session = await client.query({ ...sessionQuery, staleTime: 'static' }).catch(() => null);
  if (name === 'marketing') return !(session && path === '/');
  if (name === 'admin') return session?.user.role === 'admin';
  return session !== null;
}
