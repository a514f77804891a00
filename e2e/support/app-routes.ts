import { readFileSync } from 'node:fs';

type Remote = 'admin' | 'customer';

interface Manifest {
  menu: readonly { path: string }[];
}

const read = (remote: Remote | 'shell' | 'marketing', file: string): string =>
  readFileSync(new URL(`../../frontends/${remote}/${file}`, import.meta.url), 'utf8');

/** The paths in a file of routes: as they are, or below the remote's own address by `page`. */
const declaredIn = (...[remote, file]: Parameters<typeof read>): string[] =>
  [...read(remote, file).matchAll(/\bpage\(\s*'([^']+)'|'(\/[a-z][^']*)'/g)].map(([, below, path = '']) =>
    below === undefined ? path : `/${remote}/${below}`,
  );

/** Screens that show what another route's does, by its pattern. */
const sameScreen: Readonly<Record<string, string>> = {
  '/admin': '/dashboard',
  '/admin/projects-enhanced': '/admin/projects',
  '/admin/projects-enhanced/:id': '/admin/projects/:id',
  '/task/:projectId/:taskId': '/customer/task/:projectId/:taskId',
  '/admin/notifications/compose/:id': '/admin/notifications/compose',
};

/** Screens that have a test of their own, in more looks. */
const walkedApart: readonly string[] = ['/admin/kit'];

/** Records of the code, not of the database, by one of them. */
const knownRecords: Readonly<Record<string, string>> = {
  '/admin/notifications/templates/:name': '/admin/notifications/templates/ticket_reply',
  '/admin/reports/:name': '/admin/reports/support_sla',
  '/customer/reports/:name': '/customer/reports/project_status',
};

/** What a remote declares in its routes, without and with an optional parameter, and the views that its menu leads to. */
export function routesOf(remote: Remote): { screens: string[]; records: string[] } {
  const declared = declaredIn(remote, 'src/routes.tsx').flatMap((path) =>
    path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path],
  );
  const menu = (JSON.parse(read(remote, 'remote.json')) as Manifest).menu.map(({ path }) => path);
  const routes = [...new Set([...declared, ...menu])].filter(
    (path) => !(path in sameScreen) && !walkedApart.includes(path),
  );
  return {
    screens: routes.filter((path) => !path.includes(':')),
    records: routes.filter((path) => path.includes(':')),
  };
}

/** Screens of the shell that ask for a session; the server's page of queues is none of them. */
const signedIn: readonly string[] = ['/dashboard', '/notifications', '/search', '/ops/queues/*'];

/** The pages without a session beside the public site's: the shell's own, those for testing, and an unknown address. */
export const openPages = (): string[] => [
  ...[
    ...declaredIn('shell', 'src/router/route-tree.tsx'),
    ...declaredIn('marketing', 'src/routes.ts').filter((path) => path.startsWith('/test-')),
  ]
    .filter((path) => !signedIn.includes(path))
    .map((path) => path.replace(/:\w+/, 'unknown')),
  '/no-such-page',
];

/** The first of these addresses that a route with parameters matches. */
export function recordAt(pattern: string, addresses: Iterable<string>): string | undefined {
  const known = knownRecords[pattern];
  if (known !== undefined) return known;
  const path = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[0-9a-f]{8}-[0-9a-f-]{27}')}(?:\\?.*)?$`);
  return [...addresses].find((address) => path.test(address));
}
