import { ANY_SEGMENT } from '@portal/contracts';
import { createQueryClient } from '@portal/data-access';
import { pageScript } from '@portal/ui';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { text } from 'node:stream/consumers';
import { routes as marketing } from '@remotes/marketing';
import { App } from '../app.js';
import { resolveLazyRoutes } from '../remotes/resolve-lazy-routes.js';
import { appRouteTree, type Area } from '../router/route-tree.js';
import { startPage } from './page-starter.js';

export { drawings } from './drawings.js';

/** A public page as HTML: its elements for <head>, and the content of #root. */
export interface RenderedPage {
  path: string;
  head: string;
  body: string;
}

const publicSite: Area = { name: 'marketing', access: 'public', segments: [ANY_SEGMENT] };

/** The page's inline scripts; the build hashes them for the content security policy. */
export const inlineScripts = { theme: pageScript, start: `(${String(startPage)})(document.currentScript)` };

/** Every page of the public site, with the name of its chunk. */
export const publicPages = marketing.map(({ path, handle }) => ({ path, ...handle }));

/** Renders one page as the browser will hydrate it. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const routes = appRouteTree([publicSite], { marketing: marketing.map((route) => ({ ...route })) });
  await resolveLazyRoutes(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { prelude } = await prerenderToNodeStream(
    <App client={createQueryClient()} router={<RouterProvider router={router} />} />,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return { path, ...splitHead(await text(prelude)) };
}

/** React renders the elements of <head> before the content; the page's frame moves them there. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title>.*?<\/title>|<meta[^>]*\/?>|<link[^>]*\/?>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
