/** What goes around a page's content. `__PUBLIC_URL__` and `__DIAGNOSTICS__` are filled in by the api when it starts. */
export interface PageParts {
  /** Path of the page; null where the page answers many. */
  path: string | null;
  head: string;
  body: string;
  css: string;
  themeScript: string;
  /** Scripts and preloads at the end of <head>. */
  start: string;
}

const defaultHead = '<title>Pamlico IT Services</title>';

/** A whole HTML document. */
export const pageFrame = ({ path, head, body, css, themeScript, start }: PageParts): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head || defaultHead,
    path === null ? '' : socialMeta(path, head),
    '<meta name="diagnostics" content="__DIAGNOSTICS__">',
    '<meta name="theme-color" content="#FAF7F2" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0C1824" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${icon}">`,
    `<script>${themeScript}</script>`,
    css && `<style>${css}</style>`,
    start,
    '</head>',
    '<body>',
    path === null ? `<div id="root">${body}</div>` : `<div id="root" data-prerendered="${path}">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter(Boolean)
    .join('\n');

const titleOf = (head: string): string => /<title>(.*?)<\/title>/s.exec(head)?.[1] ?? '';
const descriptionOf = (head: string): string => /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';

const socialMeta = (path: string, head: string): string =>
  path === '/404'
    ? ''
    : [
        `<link rel="canonical" href="__PUBLIC_URL__${path}">`,
        `<meta property="og:type" content="website">`,
        `<meta property="og:url" content="__PUBLIC_URL__${path}">`,
        `<meta property="og:title" content="${titleOf(head)}">`,
        `<meta property="og:description" content="${descriptionOf(head)}">`,
      ].join('\n');

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B5F7A"/><path d="M5 20c3.5-4 7-4 11 0s7.500 4 11 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="10" r="3" fill="#FF9B6A"/></svg>',
  );
