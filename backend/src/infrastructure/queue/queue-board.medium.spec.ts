import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { v7 as uuidv7 } from 'uuid';
import { createInfrastructureApp } from '../../../test/support/create-infrastructure-app.js';
import { aCustomer, anAdmin, KnownSessions } from '../../../test/support/sessions.fixture.js';
import { testConfig } from '../../../test/support/test-config.js';
import { type TestDatabase, testDatabase } from '../../../test/support/database/test-database.js';
import type { Config } from '../config/config.js';
import { Jobs } from './jobs.js';

const PATHS = [
  '/ops/queues',
  '/ops/queues/',
  '/ops/queues/queue/mail',
  '/ops/queues/queue/mail/1',
  '/ops/queues/api/queues',
  '/ops/queues/api/queues/mail/1',
  '/ops/queues/api/redis/stats',
  '/ops/queues/static/js/main.js',
  '/ops/queues/anything/else',
  '/ops//queues/api/queues',
  '/ops/%71ueues/api/queues',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

describe('The queue dashboard (specification: admins only on every sub-path and method)', () => {
  let database: TestDatabase;
  let config: Config;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await testDatabase();
    config = testConfig(database.url);
    app = (await createInfrastructureApp(config)).app;
    app
      .get(KnownSessions, { strict: false })
      .live.set('admin-token', anAdmin(uuidv7(), uuidv7()))
      .set('customer-token', aCustomer(uuidv7(), uuidv7()));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const answers = PATHS.flatMap((url) => METHODS.map((method) => ({ url, method })));

  it.each(answers)('shows nothing to strangers and customers: $method $url', async ({ url, method }) => {
    const stranger = await app.inject({ method, url });
    const customer = await app.inject({ method, url, headers: { authorization: 'Bearer customer-token' } });
    expect([401, 404]).toContain(stranger.statusCode);
    expect([403, 404]).toContain(customer.statusCode);
    if (url.startsWith('/ops/queues')) expect([stranger.statusCode, customer.statusCode]).toEqual([401, 403]);
  });

  it('asks a person whose browser opens it to sign in first, and nobody else', async () => {
    const open = (headers: Record<string, string>) => app.inject({ url: '/ops/queues/queue/mail', headers });
    const visit = { 'sec-fetch-mode': 'navigate' };
    const asked = await open(visit);
    expect([asked.statusCode, asked.headers.location]).toEqual([302, '/auth?return_to=%2Fops%2Fqueues%2Fqueue%2Fmail']);
    expect((await open({ ...visit, authorization: 'Bearer customer-token' })).statusCode).toBe(403);
    expect((await open({ 'sec-fetch-mode': 'cors' })).statusCode).toBe(401);
  });

  it('shows queues and their jobs to an admin', async () => {
    await app.get(Jobs, { strict: false }).enqueue('mail', 'send-notification', 'mail-x', { notification_id: 'x' });
    const headers = { cookie: 'session=admin-token' };
    const page = await app.inject({ url: '/ops/queues', headers });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toContain('googleapis');
    expect(page.body).toMatch(/<style>.*statusTabs-.*flex-wrap:wrap.*<\/style><\/head>/);
    const { body } = await app.inject({ url: '/ops/queues/api/queues?activeQueue=mail&status=waiting', headers });
    expect(body).toContain('send-notification');
    const script = /src="(static\/js\/main[^"]+)"/.exec(page.body)?.[1];
    expect((await app.inject({ url: `/ops/queues/${script}`, headers })).statusCode).toBe(200);
  });

  it('changes nothing for an admin’s browser that comes from another site', async () => {
    const call = (origin?: string) =>
      app.inject({
        method: 'PUT',
        url: '/ops/queues/api/queues/mail/pause',
        headers: { cookie: 'session=admin-token', ...(origin ? { origin } : {}) },
      });
    expect((await call()).statusCode).toBe(403);
    expect((await call('https://evil.example')).statusCode).toBe(403);
    expect((await call(config.publicOrigin)).statusCode).toBe(200);
    expect(await app.get(Jobs, { strict: false }).queue('mail').isPaused()).toBe(true);
  });
});
