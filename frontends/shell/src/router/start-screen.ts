import type { RemoteView, UserView } from '@portal/contracts';
import { sessionQuery } from '@portal/data-access';
import type { QueryClient } from '@tanstack/react-query';
import { generatePath, matchPath } from 'react-router';
import { loadRemoteRoutes } from '../remotes/load-remote-routes.js';
import { remotes } from '../remotes/remotes.js';
import { resolveLazyRoutes } from '../remotes/resolve-lazy-routes.js';

/** What the description of a remote says about the start of its screens. */
type Starts = Pick<RemoteView, 'preload'>;

/**
 * The addresses of the API that the screen of a path asks for first, by the description of its remote: with the path's
 * parameters and the id of the user in them.
 */
export function firstCallsOf({ preload }: Starts, path: string, { id: user_id }: Pick<UserView, 'id'>): string[] {
  const [pattern, calls] = Object.entries(preload).find(([one]) => matchPath(one, path)) ?? [];
  const values = { ...(pattern ? matchPath(pattern, path)?.params : {}), user_id };
  return (calls ?? []).map((call) => {
    const [address = '', query] = call.replaceAll('{user_id}', user_id).split('?');
    return query === undefined ? generatePath(address, values) : `${generatePath(address, values)}?${query}`;
  });
}

/**
 * Fetches the code of the screen that the page opens with and its first data side by side: the screen finds both on
 * their way. Does nothing for visitors. What fails here is asked for again by the screen, which says why.
 * @param session the question for the session, begun before anything else
 */
export async function startScreen(session: Promise<{ user: UserView } | null>, path: string): Promise<void> {
  const found = await session;
  if (!found) return;
  const { user } = found;
  const remote = path === '/dashboard' ? remotes.dashboardOf(user.role) : remotes.at(path);
  if (!remote || remote.access === 'public' || (remote.access === 'admin' && user.role !== 'admin')) return;
  for (const call of firstCallsOf(remote, path, user)) preload(call);
  await resolveLazyRoutes(await loadRemoteRoutes(remote.name), path);
}

/** The session, asked for at once; null where there is none or it can't be had. */
export const askForSession = (client: QueryClient): Promise<{ user: UserView } | null> =>
  client.query({ ...sessionQuery, staleTime: 'static' }).catch(() => null);

/** Has the browser fetch an address of the API; the first call of it takes that answer. */
function preload(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  document.head.append(link);
}
