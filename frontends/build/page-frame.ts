import { brand } from '../../libs/contracts/src/brand.ts';
import type { OpenPage } from '../federation.shared.ts';
import { sharePicture } from './pictures.ts';

/** The document around a page's content. The api fills in `__PUBLIC_URL__` and `__DIAGNOSTICS__` when it starts. */
export interface PageParts {
  /** The path whose content the body is; null where the browser renders it. */
  prerendered: string | null;
  /** The canonical path for search engines and shared links; null for pages that aren't indexed. */
  address: string | null;
  /** Title and description. */
  head: string;
  body: string;
  css: string;
  themeScript: string;
  /** Scripts and preloads at the end of <head>. */
  start: string;
}

/** Title and description of a page that the browser draws. */
export const headOf = (page?: Pick<OpenPage, 'title' | 'description'>): string =>
  page
    ? `<title>${page.title} · ${brand.name}</title><meta name="description" content="${page.description}">`
    : `<title>${brand.name}</title>`;

/** A whole HTML document. */
export const pageFrame = ({ prerendered, address, head, body, css, themeScript, start }: PageParts): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    address === null ? unlisted(head) : socialMeta(address, head),
    '<meta name="diagnostics" content="__DIAGNOSTICS__">',
    '<meta name="theme-color" content="#FAF7F2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0C1824" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/assets/files/icon.svg">',
    '<link rel="apple-touch-icon" href="/assets/files/logo-200.png">',
    `<script>${themeScript}</script>`,
    css && `<style>${css}</style>`,
    start,
    '</head>',
    '<body>',
    prerendered === null
      ? `<div id="root">${body}</div>`
      : `<div id="root" data-prerendered="${prerendered}">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter(Boolean)
    .join('\n');

const titleOf = (head: string): string => /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
const descriptionOf = (head: string): string => /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

/** Keeps the page out of search engines; some pages have the tag themselves. */
const unlisted = (head: string): string =>
  head.includes('name="robots"') ? '' : '<meta name="robots" content="noindex">';

/** The canonical address and the preview of a shared link. */
const socialMeta = (path: string, head: string): string =>
  [
    `<link rel="canonical" href="__PUBLIC_URL__${path}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="${brand.name}">`,
    `<meta property="og:locale" content="en_US">`,
    `<meta property="og:url" content="__PUBLIC_URL__${path}">`,
    `<meta property="og:title" content="${titleOf(head)}">`,
    `<meta property="og:description" content="${descriptionOf(head)}">`,
    `<meta property="og:image" content="__PUBLIC_URL__${sharePicture.href}">`,
    `<meta property="og:image:width" content="${sharePicture.width}">`,
    `<meta property="og:image:height" content="${sharePicture.height}">`,
    `<meta property="og:image:alt" content="${sharePicture.alt}">`,
    `<meta name="twitter:card" content="summary_large_image">`,
  ].join('\n');
