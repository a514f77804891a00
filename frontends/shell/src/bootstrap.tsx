import { createQueryClient } from '@portal/data-access';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.js';
import { reportCrash } from './errors/crash-log.js';
import { loadRemoteRoutes } from './router/remotes.js';
import { graftRemotes } from './router/graft-remotes.js';
import { resolveLazyRoutes } from './router/resolve-lazy-routes.js';
import { appRouteTree } from './router/route-tree.js';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const client = createQueryClient();
const onUncaughtError = (error: unknown): void => reportCrash(error);

if (container.dataset.prerendered === undefined) {
  const router = createBrowserRouter(appRouteTree({}), { patchRoutesOnNavigation: graftRemotes(client, loadRemoteRoutes, []) });
  createRoot(container, { onUncaughtError }).render(<App client={client} router={<RouterProvider router={router} />} />);
} else {
  const marketing = await loadRemoteRoutes('marketing');
  const routes = appRouteTree({ marketing });
  await resolveLazyRoutes(routes, container.dataset.prerendered);
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: graftRemotes(client, loadRemoteRoutes, ['marketing']) });
  hydrateRoot(container, <App client={client} router={<RouterProvider router={router} />} />, { onUncaughtError });
}
