import type { RemoteView } from '@portal/contracts';
import { sessionQuery } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';
import type { PatchRoutesOnNavigationFunction } from 'react-router';
import type { LoadRemoteRoutes } from './load-remote-routes.js';
import { remotes } from './remotes.js';

/**
 * Adds a remote's routes to the router at the first navigation of a user with access to them. When it can't be loaded,
 * its area's fallback route stays matched and offers Try Again.
 * @param loaded names of the remotes whose routes the router has from the start
 */
export function graftRemotes(
  client: QueryClient,
  load: LoadRemoteRoutes,
  loaded: readonly string[],
): PatchRoutesOnNavigationFunction {
  const grafted = new Set(loaded);
  return async ({ path, patch, signal }) => {
    const remote = remotes.at(path);
    if (!remote || grafted.has(remote.name) || !(await mayEnter(client, remote, path))) return;
    const routes = await load(remote.name).catch(() => null);
    // the router takes nothing from a navigation that another has replaced; that one grafts
    if (!routes || signal.aborted || grafted.has(remote.name)) return;
    grafted.add(remote.name);
    // the dashboard's route belongs to more than one remote; the shell uses the one of the user's role
    patch(
      remote.name,
      routes.filter((route) => route.path !== '/dashboard'),
    );
  };
}

/** Guards decide about access; this only avoids needless downloads. */
async function mayEnter(client: QueryClient, { access }: RemoteView, path: string): Promise<boolean> {
  const session = await client.query({ ...sessionQuery, staleTime: 'static' }).catch(() => null);
  if (access === 'public') return !(session && path === '/');
  return access === 'admin' ? session?.user.role === 'admin' : session !== null;
}
