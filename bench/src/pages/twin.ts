import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { twinStyle } from './twin-style.ts';

/** A page written by hand with the same text and pictures, no classes, no scripts. */
export interface Twin {
  path: string;
  html: string;
}

/**
 * Writes a page's twin from the page as it is read without scripts: headings, text, links, lists, questions and
 * drawings stay; dialogs, hidden menus, attributes and everything that React needs don't.
 */
export async function twinOf(browser: Browser, site: string, path: string): Promise<Twin> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(site + path);
  const { title, description, body } = await page.evaluate(plainPage);
  await context.close();
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    '<link rel="icon" href="data:,">',
    `<style>${twinStyle(fontsOf(await (await fetch(site + path)).text()))}</style></head><body>${body}</body></html>`,
  ].join('\n');
  return { path, html };
}

/** Runs inside the page. */
function plainPage(): { title: string; description: string; body: string } {
  const kept = new Set(
    'header nav main footer section article h1 h2 h3 p ul ol li dl dt dd details summary a address table thead tbody tr th td form label input fieldset legend strong button span'.split(
      ' ',
    ),
  );
  const attributes = ['href', 'type', 'name', 'scope'];
  const left = 'dialog, [popover], noscript, script, template, [hidden]';
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE)
      return (node.textContent ?? '').replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    if (!(node instanceof Element) || node.matches(left)) return '';
    if (node.tagName === 'svg') return picture(node);
    if (node.tagName === 'PICTURE')
      return '<img src="/assets/files/logo-40.avif" alt="" width="40" height="40" loading="lazy">';
    const inside = [...node.childNodes].map(write).join('');
    const name = node.tagName.toLowerCase();
    if (name === 'div' && node.parentElement?.tagName === 'DL') return `<div>${inside}</div>`;
    if (!kept.has(name)) return inside;
    const said = attributes.map((key) => [key, node.getAttribute(key)]).filter(([, value]) => value !== null);
    return `<${name}${said.map(([key, value]) => ` ${key}="${value}"`).join('')}>${name === 'input' ? '' : `${inside}</${name}>`}`;
  };
  const picture = (svg: Element): string => {
    const copy = svg.cloneNode(true) as Element;
    copy.removeAttribute('class');
    return copy.outerHTML;
  };
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    body: [...document.querySelectorAll('#root > header, #root > main, #root > footer')].map(write).join('\n'),
  };
}

/** The font files that the page's own style sheet names. */
const fontsOf = (html: string): string[] =>
  [...html.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, href = '']) => href);

/** A bare server for the twins; fonts and pictures are the site's own files. */
export async function serveTwins(twins: readonly Twin[], assets: string, port: number): Promise<Server> {
  const pages = new Map(twins.map(({ path, html }) => [path, brotliCompressSync(html)]));
  const types: Record<string, string> = { woff2: 'font/woff2', avif: 'image/avif' };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const page = pages.get(path);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
      return;
    }
    const type = types[path.split('.').at(-1) ?? ''];
    if (!type || path.includes('..')) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
      .end(readFileSync(`${assets}/${path.replace('/assets/', '')}`));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
