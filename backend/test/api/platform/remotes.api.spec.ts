import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemotesDocument, type RemoteView } from '@portal/contracts';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';

const menu = [
  { label: 'My Projects', path: '/customer/projects', roles: ['customer'] },
  { label: 'Try Out', path: '/customer/try', roles: ['customer'], diagnostics: true },
];

/** A federation manifest as the build of a remote writes it. */
const manifestOf = (name: string, description: object, react = '19.3.1'): string =>
  JSON.stringify({
    id: name,
    name,
    metaData: { name, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' }, description },
    shared: [{ name: 'react', version: react, singleton: true }],
    exposes: [],
  });

const customer = { access: 'signed_in', segments: ['customer', 'task'], dashboard_of: 'customer', menu };
let webRoot: string;

beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'portal-remotes-'));
  mkdirSync(join(webRoot, 'pages'));
  for (const file of ['app.html', '404.html']) writeFileSync(join(webRoot, 'pages', file), `<title>${file}</title>`);
  const pages = { pages: {}, appRoutes: [], scriptHashes: [] };
  writeFileSync(join(webRoot, 'pages/manifest.json'), JSON.stringify(pages));
  for (const [name, description] of Object.entries({
    customer: { ...customer, diagnostic_segments: ['try-out'] },
    admin: { access: 'admin', segments: ['admin'] },
  })) {
    mkdirSync(join(webRoot, 'assets', name), { recursive: true });
    writeFileSync(join(webRoot, 'assets', name, 'mf-manifest.json'), manifestOf(name, description));
  }
});
afterAll(() => rmSync(webRoot, { recursive: true }));

const remotesOf = async ({ http }: TestApp): Promise<Record<string, RemoteView>> => {
  const { body } = await http.get('/api/remotes').expect(200);
  return Object.fromEntries(RemotesDocument.parse(body).remotes.map((remote) => [remote.name, remote]));
};

describe('the document of the remotes, of the api’s own files', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { WEB_ROOT: webRoot, DIAGNOSTICS: 'off' } });
  });
  afterAll(() => test.close());

  it('has what each remote’s own build says of it', async () => {
    const remotes = await remotesOf(test);
    expect(Object.keys(remotes)).toEqual(['admin', 'customer']);
    expect(remotes['customer']).toMatchObject({
      manifest: '/assets/customer/mf-manifest.json',
      entry: '/assets/customer/remoteEntry.js',
      access: 'signed_in',
      dashboard_of: 'customer',
      shared: { react: '19.3.1' },
    });
    expect(remotes['customer']?.build).toMatch(/^[0-9a-f]{12}$/);
  });

  it('leaves out what is there for testing while diagnostics are off', async () => {
    const { customer } = await remotesOf(test);
    expect(customer?.segments).toEqual(['customer', 'task']);
    expect(customer?.menu.map(({ label }) => label)).toEqual(['My Projects']);
    await test.http.get('/try-out').expect(404);
  });

  it('decides which paths the application draws', async () => {
    await test.http.get('/customer/projects/1').expect(200, /app\.html/);
    await test.http.get('/task/1/2').expect(200, /app\.html/);
    await test.http.get('/customers').expect(404, /404\.html/);
  });

  it('is asked for anew each time, and not sent to a browser that has it', async () => {
    const { headers } = await test.http.get('/api/remotes').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    await test.http.get('/api/remotes').set('if-none-match', String(headers['etag'])).expect(304);
  });
});

describe('the document of the remotes, of one that is served elsewhere', () => {
  let test: TestApp;
  let elsewhere: Server;
  let base: string;

  beforeAll(async () => {
    const manifest = manifestOf('customer', { ...customer, segments: ['customer', 'board'] }, '18.3.1');
    elsewhere = createServer((_request, response) => void response.end(manifest)).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/apps/customer`;
    test = await createTestApp({ env: { WEB_ROOT: webRoot, REMOTES: `customer=${base}/,reports=${base}` } });
  });
  afterAll(async () => {
    await test.close();
    elsewhere.close();
    elsewhere.closeAllConnections();
  });

  it('takes its address, its paths and its versions from there', async () => {
    const remotes = await remotesOf(test);
    expect(remotes['customer']).toMatchObject({
      manifest: `${base}/mf-manifest.json`,
      entry: `${base}/remoteEntry.js`,
      segments: ['customer', 'board'],
      shared: { react: '18.3.1' },
    });
    expect(remotes['admin']?.entry).toBe('/assets/admin/remoteEntry.js');
    await test.http.get('/board/1').expect(200, /app\.html/);
    await test.http.get('/task/1').expect(404);
  });

  it('lists a remote that can’t be read, so that the shell can say so', async () => {
    const remotes = await remotesOf(test);
    expect(remotes['reports']).toMatchObject({ build: null, segments: ['reports'], menu: [], shared: {} });
    await test.http.get('/reports/1').expect(200, /app\.html/);
  });

  it('lets the content security policy follow', async () => {
    const { headers } = await test.http.get('/api/remotes').expect(200);
    const policy = String(headers['content-security-policy']);
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} 'self' ${base}/ `));
  });
});
