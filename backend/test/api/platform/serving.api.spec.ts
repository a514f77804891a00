import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Controller, Get, Module } from '@nestjs/common';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
let test: TestApp;
let webRoot: string;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'portal-web-'));
  mkdirSync(join(webRoot, 'pages'));
  mkdirSync(join(webRoot, 'assets/shell'), { recursive: true });
  writeFileSync(
    join(webRoot, 'pages/index.html'),
    '<title>Landing</title><link rel="canonical" href="__PUBLIC_URL__/">',
  );
  writeFileSync(join(webRoot, 'pages/about.html'), '<title>About</title>');
  writeFileSync(
    join(webRoot, 'pages/app.html'),
    '<title>App</title><meta name="diagnostics" content="__DIAGNOSTICS__">',
  );
  writeFileSync(join(webRoot, 'pages/robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  writeFileSync(join(webRoot, 'pages/sitemap.xml'), '<loc>__PUBLIC_URL__/about</loc>');
  writeFileSync(join(webRoot, 'pages/404.html'), '<title>Oops! Page not found</title>');
  writeFileSync(
    join(webRoot, 'pages/manifest.json'),
    JSON.stringify({
      pages: { '/': 'index.html', '/about': 'about.html', '/robots.txt': 'robots.txt', '/sitemap.xml': 'sitemap.xml' },
      appRoutes: ['/auth', '/drawn/*'],
      diagnosticRoutes: ['/test-consultation'],
      scriptHashes: [HASH],
    }),
  );
  writeFileSync(join(webRoot, 'assets/shell/main.0123456789abcdef.js'), 'let plain;');
  writeFileSync(join(webRoot, 'assets/shell/main.0123456789abcdef.js.br'), brotliCompressSync('let plain;'));
  writeFileSync(join(webRoot, 'assets/shell/remoteEntry.js'), 'let entry;');
  test = await createTestApp({ env: { WEB_ROOT: webRoot, METRICS_TOKEN: 'a-token-of-metrics' } });
});
afterAll(async () => {
  await test.close();
  rmSync(webRoot, { recursive: true });
});

describe('pages and files', () => {
  it('serves prerendered pages with our address filled in', async () => {
    const landing = await test.http.get('/').expect(200);
    expect(landing.text).toContain('href="http://localhost:8080/"');
    expect(landing.headers['cache-control']).toContain('no-cache');
    await test.http.get('/about').expect(200, /About/);
    await test.http.get('/about/').expect(200, /About/);
    await test.http.head('/about').expect(200);
  });

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await test.http.get('/about').expect(200);
    await test.http.get('/about').set('if-none-match', String(headers['etag'])).expect(304);
  });

  it('serves the application for its routes and a page with 404 for anything else', async () => {
    await test.http.get('/auth').expect(200, /App/);
    await test.http.get('/auth').expect(200, /name="diagnostics" content="on"/);
    await test.http.get('/drawn/consultations/1').expect(200, /App/);
    await test.http.get('/no-such-page').expect(404, /Oops! Page not found/);
    await test.http.get('/constructor').expect(404, /Oops/);
  });

  it('serves what search engines read as what it is, with our address', async () => {
    const robots = await test.http.get('/robots.txt').expect(200, 'Sitemap: http://localhost:8080/sitemap.xml');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    const sitemap = await test.http.get('/sitemap.xml').expect(200);
    expect(String(sitemap.text || sitemap.body)).toBe('<loc>http://localhost:8080/about</loc>');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  });

  it('has the screens for testing while diagnostics are on', async () => {
    await test.http.get('/test-consultation').expect(200, /App/);
    await test.http.get('/test-unknown').expect(404);
  });

  it('lets hashed files be kept for good, asks again for entries, and sends what was compressed before', async () => {
    const hashed = await test.http
      .get('/assets/shell/main.0123456789abcdef.js')
      .set('accept-encoding', 'br')
      .expect(200);
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(hashed.headers['content-type']).toContain('javascript');
    const entry = await test.http.get('/assets/shell/remoteEntry.js').expect(200);
    expect(entry.headers['cache-control']).toBe('no-cache');
    for (const way of [
      '/assets/../pages/manifest.json',
      '/assets/%2e%2e/pages/manifest.json',
      '/assets/shell/%2e%2e%2f%2e%2e/pages/manifest.json',
    ]) {
      const outside = await test.http.get(way);
      expect(outside.status).toBeGreaterThanOrEqual(400);
      expect(outside.text).not.toContain('scriptHashes');
    }
  });

  it('sends a content security policy with the hashes of the build and nothing unsafe for scripts', async () => {
    const { headers } = await test.http.get('/').expect(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`script-src 'self' '${HASH}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('sends them with every kind of answer, addresses that cannot be read included', async () => {
    for (const path of [
      '/no-such-page',
      '/assets/none.js',
      '/api/v1/none',
      '/functions/v1/none',
      '/%zz',
      '/ops/queues',
    ]) {
      const { headers } = await test.http.get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });
});

describe('for operators and consumers', () => {
  it('tells that it lives and that it is ready', async () => {
    await test.http.get('/health/live').expect(200, { status: 'live' });
    await test.http.get('/health/ready').expect(200, { status: 'ready', database: true, redis: true });
  });

  it('shows figures only to the bearer of METRICS_TOKEN', async () => {
    await test.http.get('/metrics').expect(401);
    await test.http.get('/metrics').set('authorization', 'Bearer wrong-token-of-metrics').expect(401);
    await test.http
      .get('/metrics')
      .set('authorization', 'Bearer a-token-of-metrics')
      .expect(200, /http_request_duration_seconds/);
  });

  it('serves Swagger UI whose files our policy allows, and the document', async () => {
    const page = await test.http.get('/api/docs').expect(200);
    expect(page.text).not.toMatch(/<script>(?!\s*<\/script>)/);
    await test.http.get('/api/docs/swagger-ui-init.js').expect(200);
    await test.http.get('/api/docs/swagger-ui-bundle.js').expect(200);
    const document = await test.http.get('/api/openapi.json').expect(200);
    expect(document.body).toMatchObject({ openapi: '3.1.0' });
  });

  it('refuses to start with a route that has no permission', async () => {
    @Controller('forgotten')
    class ForgottenController {
      @Get()
      read(): string {
        return 'anybody';
      }
    }
    @Module({ controllers: [ForgottenController] })
    class ForgottenModule {}
    await expect(createTestApp({ modules: [ForgottenModule] })).rejects.toThrow('ForgottenController.read');
  });
});
