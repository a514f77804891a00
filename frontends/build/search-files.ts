/** Every public page for search engines; `__PUBLIC_URL__` is filled in by the api when it starts. */
export const sitemap = (routes: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...routes.map((route) => `<url><loc>__PUBLIC_URL__${route}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Paths that robots.txt disallows: pages behind a session, the API, and pages for testing. */
const closed = [
  '/admin/',
  '/customer/',
  '/dashboard',
  '/notifications',
  '/search',
  '/unsubscribe/',
  '/task/',
  '/auth/verify',
  '/confirm-meeting',
  '/error-report',
  '/test-',
  '/api/',
  '/functions/',
  '/ops/',
];

export const robots = [
  'User-agent: *',
  ...closed.map((path) => `Disallow: ${path}`),
  '',
  'Sitemap: __PUBLIC_URL__/sitemap.xml',
  '',
].join('\n');
