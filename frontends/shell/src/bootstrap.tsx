import { createQueryClient, keepScreenWhile } from '@portal/data-access';
import { ErrorState, ignoreStrayClicks, unsavedWork } from '@portal/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.js';
import { captureErrors, rootOptions } from './errors/capture.js';
import { offerAgain } from './errors/offer-again.js';
import { graftRemotes } from './remotes/graft-remotes.js';
import { loadRemoteRoutes } from './remotes/load-remote-routes.js';
import { readRemotes, remotes } from './remotes/remotes.js';
import { resolveLazyRoutes } from './remotes/resolve-lazy-routes.js';
import { appRouteTree } from './router/route-tree.js';
import { askForSession, startScreen } from './router/start-screen.js';

const client = createQueryClient();
captureErrors(client);
keepScreenWhile(unsavedWork.exists);
ignoreStrayClicks(document);

/** An empty page: everything is rendered here. */
async function render(container: HTMLElement): Promise<void> {
  const root = createRoot(container, rootOptions);
  const session = askForSession(client);
  try {
    await readRemotes();
  } catch {
    const again = () => location.reload();
    root.render(
      <ErrorState title="The page didn’t load" text="Check your connection and try again." onRetry={again} />,
    );
    return;
  }
  void startScreen(session, location.pathname).catch(() => undefined); // the screen itself says what fails
  const router = createBrowserRouter(appRouteTree(remotes.all()), {
    patchRoutesOnNavigation: graftRemotes(client, loadRemoteRoutes, []),
  });
  root.render(<App client={client} router={<RouterProvider router={router} />} />);
}

/** Hydrates a prerendered page. Where its code can't be loaded, the page stays readable. */
async function hydrate(container: HTMLElement, path: string): Promise<void> {
  await readRemotes();
  const site = remotes.at(path);
  if (!site) throw new Error('No remote draws this page');
  const routes = appRouteTree(remotes.all(), { [site.name]: await loadRemoteRoutes(site.name) });
  await resolveLazyRoutes(routes, path);
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: graftRemotes(client, loadRemoteRoutes, [site.name]),
  });
  hydrateRoot(container, <App client={client} router={<RouterProvider router={router} />} />, rootOptions);
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  const path = container.dataset.prerendered;
  if (path === undefined) return render(container);
  await hydrate(container, path).catch(() => offerAgain(container, start));
}

void start();
