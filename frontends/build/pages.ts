import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { minify } from '@swc/core';
import { brand } from '../../libs/contracts/src/brand.ts';
import { appRoutes, diagnosticRoutes, openPages, type OpenPage } from '../federation.shared.ts';
import { headOf, pageFrame } from './page-frame.ts';
import { pages, prerenderProgram } from './paths.ts';
import { filesOfChunk, type StartFiles } from './start-files.ts';
import type { Drawings } from './pictures.ts';
import { pushWorker } from './push-worker.ts';
import { robots, sitemap } from './search-files.ts';
import { usedCss } from './used-css.ts';

interface Prerender {
  inlineScripts: { theme: string; start: string };
  publicPages: { path: string; chunk: string }[];
  drawings: () => Drawings;
  renderPage: (path: string) => Promise<{ path: string; head: string; body: string }>;
}

const APP_PAGE = 'app.html';

const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Writes every public page, the app's page and the manifest that the api serves them by. */
export async function writePages(files: StartFiles): Promise<void> {
  const { inlineScripts: written, publicPages, renderPage } = loadPrerender();
  const inlineScripts = { theme: written.theme, start: await minified(written.start) };
  const css = await prerenderCss();
  await rm(pages, { recursive: true, force: true });
  const pageFiles = new Map(publicPages.map(({ path, chunk }) => [path, filesOfChunk(files.pages, chunk)]));
  // stands for any unknown path, and is the shell's own
  for (const route of [...pageFiles.keys(), '/404']) {
    const { head, body } = await renderPage(route);
    const html = pageFrame({
      prerendered: route,
      address: route === '/404' ? null : route,
      head,
      body,
      css: usedCss(css, body),
      themeScript: inlineScripts.theme,
      start: starter(files, pageFiles.get(route) ?? [], inlineScripts.start),
    });
    await write(fileOf(route), html);
  }
  await write(APP_PAGE, appPage(files, [...files.preload, ...files.signedIn], inlineScripts.theme, css));
  for (const page of openPages) {
    await write(fileOf(page.path), appPage(files, files.preload, inlineScripts.theme, css, page));
  }
  const listed = openPages.filter((page) => page.listed).map((page) => page.path);
  await write('sitemap.xml', sitemap([...pageFiles.keys(), ...listed]));
  await write('robots.txt', robots);
  await write('push-worker.js', pushWorker);
  await write(
    'manifest.json',
    JSON.stringify(manifestOf([...pageFiles.keys()], Object.values(inlineScripts)), null, 2),
  );
}

/** The script that starts a public page, with the files that it fetches. */
function starter({ entry, needed, routes, later }: StartFiles, page: readonly string[], script: string): string {
  const wanted = [...routes, ...page];
  const data = { entry, needed: needed.join(' '), wanted: wanted.join(' '), later: later.join(' ') };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${script}</script>`;
}

const manifestOf = (routes: readonly string[], scripts: readonly string[]) => ({
  pages: Object.fromEntries([
    ...routes.map((route) => [route, fileOf(route)]),
    ...openPages.map(({ path }) => [path, fileOf(path)]),
    ...['sitemap.xml', 'robots.txt', 'push-worker.js'].map((file) => [`/${file}`, file]),
  ]) as Record<string, string>,
  appRoutes,
  diagnosticRoutes,
  scriptHashes: scripts.map(hashOf),
});

/** Shown in place of a screen that needs scripts. */
const withoutScript = [
  '<noscript><main>',
  '<h1>This page needs JavaScript</h1>',
  `<p>Call <a href="${brand.phone.link}">${brand.phone.shown}</a> or write to <a href="mailto:${brand.email}">${brand.email}</a>, and we help you without it.</p>`,
  '<p>The rest of the site can be read as it is: <a href="/">back to the home page</a>.</p>',
  '</main></noscript>',
].join('');

/** The page of the screens that are drawn in the browser: its scripts start at once and load side by side. */
function appPage(
  files: StartFiles,
  preload: readonly string[],
  themeScript: string,
  css: string,
  open?: OpenPage,
): string {
  const body = `<div class="app-start" role="status"><span class="visually-hidden">Loading</span></div>${withoutScript}`;
  const start = [
    '<noscript><style>.app-start{display:none}</style></noscript>',
    '<link rel="preload" as="fetch" crossorigin href="/api/remotes">',
    ...preload.map((href) => `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}">`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script defer src="${files.entry}"></script>`,
  ].join('\n');
  return pageFrame({
    prerendered: null,
    address: open?.listed ? open.path : null,
    head: headOf(open),
    body,
    css: usedCss(css, ''),
    themeScript,
    start,
  });
}

/** An inline script that imports nothing. */
async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { compress: true, mangle: true, ecma: 2020 });
  return code;
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(pages, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** The program that renders the public pages, as it was built last. */
export function loadPrerender(): Prerender {
  const require = createRequire(import.meta.url);
  const program = path.join(prerenderProgram, 'prerender.cjs');
  for (const loaded of Object.keys(require.cache)) {
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the cache of require has no other way to forget
    if (loaded.startsWith(prerenderProgram)) delete require.cache[loaded];
  }
  return require(program) as Prerender;
}

/** All styles of the public pages, the frame's first. */
async function prerenderCss(): Promise<string> {
  const files = (await readdir(prerenderProgram)).filter((file) => file.endsWith('.css'));
  const ordered = files.sort(
    (a, b) => Number(b === 'prerender.css') - Number(a === 'prerender.css') || a.localeCompare(b),
  );
  return (await Promise.all(ordered.map((file) => readFile(path.join(prerenderProgram, file), 'utf8')))).join('\n');
}
