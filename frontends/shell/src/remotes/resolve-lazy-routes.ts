import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the lazy parts of the routes that match a path, so that the page renders at once and equal to its prerendered twin. */
export async function resolveLazyRoutes(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazyRoute(route)));
}

async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  delete route.lazy;
  Object.assign(route, loaded);
}
