import type { ErrorGroupView, SubmitErrorReport } from '@portal/contracts';
import { aCast } from '../../factories/cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { anIp, client } from '../../support/mail/mailed-link.js';
import { statementsOf } from '../../support/database/statements.js';

let test: TestApp;
const bearer = {} as Record<'admin' | 'customer', string>;

beforeAll(async () => {
  test = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1', LIMIT_ERROR_REPORTS_PER_IP_HOUR: '5' } });
  const cast = await test.db.given(aCast());
  for (const name of ['admin', 'customer'] as const) bearer[name] = (await test.db.given(aSession(cast[name]))).bearer;
});
afterAll(() => test.close());

type SentError = SubmitErrorReport['errors'][number];

const anError = (changes: Partial<SentError> = {}): SentError => ({
  id: 'error-1',
  timestamp: '2026-03-31T14:04:58.000Z',
  userId: null,
  userRole: null,
  route: '/dashboard',
  userAgent: 'Mozilla/5.0',
  type: 'javascript',
  message: 'x is undefined',
  stack: 'TypeError: x is undefined\n    at load (/assets/admin.3f9a2c1b.js:1:1)',
  severity: 'high',
  context: { online: true, seconds: 4, note: null },
  resolved: false,
  ...changes,
});
const aReport = (changes: Partial<SubmitErrorReport> = {}): SubmitErrorReport => ({
  timestamp: '2026-03-31T14:05:00.000Z',
  userAgent: 'Mozilla/5.0',
  url: 'https://portal.example/dashboard',
  userId: null,
  userRole: null,
  errors: [anError()],
  systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
  ...changes,
});
const send = (body: object | string, ip = anIp(), path = '/api/v1/error-reports') =>
  client(test).post(path).set('x-forwarded-for', ip).set('content-type', 'application/json').send(body);
const groups = async (query = ''): Promise<ErrorGroupView[]> =>
  (
    (await client(test).get(`/api/v1/error-reports?${query}`).set('authorization', bearer.admin).expect(200)).body as {
      data: ErrorGroupView[];
    }
  ).data;
const groupOf = async (message: string): Promise<ErrorGroupView> => {
  const found = (await groups('limit=100')).find((group) => group.message === message);
  if (!found) throw new Error(`No group says ${message}`);
  return found;
};
const move = (id: string, body: object) =>
  client(test).put(`/api/v1/error-reports/${id}`).set('authorization', bearer.admin).send(body);

describe('error-reports from anybody (specification, section 7)', () => {
  it('are kept without a session, and answer their id', async () => {
    const { body } = await send(aReport()).expect(201);
    expect(body).toEqual({ data: { reportId: expect.any(String) } });
    const [row] = await test.db.rows<object>('select url, claimed_user_id, errors from error_reports where id = ?', [
      (body as { data: { reportId: string } }).data.reportId,
    ]);
    expect(row).toMatchObject({ url: 'https://portal.example/dashboard', errors: [{ message: 'x is undefined' }] });
  });

  it('answer their id at the top level through the specification’s call', async () => {
    const { body } = await send(aReport(), anIp(), '/functions/v1/error-reports').expect(201);
    expect(body).toEqual({ reportId: expect.any(String), data: { reportId: expect.any(String) } });
  });

  it('believe no claim about who sent them', async () => {
    await send(aReport({ userId: 'the-boss', userRole: 'admin', errors: [anError({ message: 'claimed' })] })).expect(
      201,
    );
    const [report] = await test.db.rows<{ claimed_user_id: string }>(
      `select claimed_user_id from error_reports where claimed_user_role = 'admin'`,
    );
    expect(report?.claimed_user_id).toBe('the-boss');
    const events = (await test.db.events()).filter(({ name }) => name === 'error_report.received');
    expect(events.every(({ actor_id }) => actor_id === null)).toBe(true);
    expect((await groupOf('claimed')).users).toBe(1);
  });

  it('keep markup as text, and drop control characters and halves of characters', async () => {
    const message = '<img src=x onerror=alert(1)>\u0000\u0007 \ud800end';
    await send(aReport({ errors: [anError({ message, context: { 'a\u0000b': '\u0000<b>' } })] })).expect(201);
    const group = await groupOf('<img src=x onerror=alert(1)> \ufffdend');
    expect(group.status).toBe('unresolved');
    const [row] = await test.db.rows<{ errors: SentError[] }>('select errors from error_reports where id = ?', [
      group.last_report_id,
    ]);
    expect(row?.errors[0]?.context).toEqual({ ab: '<b>' });
  });

  it.each<[string, object]>([
    ['no errors', aReport({ errors: [] })],
    ['51 errors', aReport({ errors: Array.from({ length: 51 }, () => anError()) })],
    ['an unknown field', { ...aReport(), id: '1' }],
    ['a privileged field', { ...aReport(), claimed_user_id: '1' }],
    ['an unknown field of an error', aReport({ errors: [{ ...anError(), status: 'resolved' } as SentError] })],
    ['a context that is deep', aReport({ errors: [anError({ context: { a: { b: 1 } } as never })] })],
    ['a message that is too long', aReport({ errors: [anError({ message: 'x'.repeat(4_001) })] })],
    ['another severity', aReport({ errors: [anError({ severity: 'fatal' as never })] })],
    ['no system', { ...aReport(), systemInfo: undefined }],
  ])('with %s are refused', async (_what, body) => {
    const answer = await send(body).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid' });
  });

  it('that reach for the prototype, are nested without end or too large are refused unread', async () => {
    const plain = JSON.stringify(aReport());
    await send(plain.replace('{', '{"__proto__":{"role":"admin"},')).expect(400);
    await send(plain.replace('"online":true', `"online":${'['.repeat(200)}1${']'.repeat(200)}`)).expect(400);
    const large = Array.from({ length: 50 }, () => anError({ stack: 'x'.repeat(20_000) }));
    await send(aReport({ errors: large })).expect(413);
  });

  it('of one network are so many an hour', async () => {
    const ip = anIp();
    for (let count = 0; count < 5; count++) await send(aReport(), ip).expect(201);
    const refused = await send(aReport(), ip).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await send(aReport()).expect(201);
  });
});

describe('groups of the same error (decisions, sections 4 and 9)', () => {
  it('count every time, with the mostSevere severity and the newest report', async () => {
    const first = anError({ message: 'Order 17 is gone', severity: 'low' });
    await send(aReport({ errors: [first, { ...first, message: 'Order 18 is gone' }], userId: 'one' })).expect(201);
    const { body } = await send(
      aReport({ errors: [{ ...first, message: 'Order 99 is gone', severity: 'critical' }], userId: 'two' }),
    ).expect(201);
    expect(await groupOf('Order 17 is gone')).toMatchObject({
      count: 3,
      users: 2,
      severity: 'critical',
      status: 'unresolved',
      last_report_id: (body as { data: { reportId: string } }).data.reportId,
    });
  });

  it('are one where many reports of a new error come at once', async () => {
    const report = (index: number) =>
      aReport({
        errors: ['left', 'right']
          .map((side) => anError({ message: `Race ${side}`, id: String(index) }))
          .sort(() => index - 2),
      });
    await Promise.all(Array.from({ length: 5 }, (_, index) => send(report(index)).expect(201)));
    expect(await groupOf('Race left')).toMatchObject({ count: 5 });
    expect(await groupOf('Race right')).toMatchObject({ count: 5 });
  });

  it('are resolved and ignored by admins; one that was resolved opens by itself when it comes back', async () => {
    const message = 'It comes and goes';
    await send(aReport({ errors: [anError({ message })] })).expect(201);
    const { id, version } = await groupOf(message);
    await move(id, { status: 'resolved', version }).expect(200);
    expect((await move(id, { status: 'ignored' }).expect(409)).body).toMatchObject({ allowed: ['unresolved'] });
    expect((await move(id, { status: 'unresolved', version }).expect(409)).body).toMatchObject({
      code: 'stale_version',
      current: { id, status: 'resolved' },
    });
    await send(aReport({ errors: [anError({ message })] }))
      .set('authorization', bearer.customer)
      .expect(201);
    expect(await groupOf(message)).toMatchObject({ status: 'unresolved', count: 2 });
    const events = (await test.db.events()).filter(({ entity_id }) => entity_id === id);
    expect(events).toMatchObject([
      { name: 'error_group.status_changed', actor_kind: 'user', payload: { from: 'unresolved', to: 'resolved' } },
      { name: 'error_group.status_changed', actor_kind: 'system', payload: { from: 'resolved', to: 'unresolved' } },
    ]);
    await move(id, { status: 'ignored' }).expect(200);
    await send(aReport({ errors: [anError({ message })] })).expect(201);
    expect(await groupOf(message)).toMatchObject({ status: 'ignored', count: 3 });
  });

  it('are filtered, searched and sorted', async () => {
    await send(aReport({ errors: [anError({ message: 'Zebra stripes', severity: 'critical' })] })).expect(201);
    expect(await groups('search=zebra%20stripes')).toMatchObject([{ message: 'Zebra stripes' }]);
    expect((await groups('status=ignored')).every(({ status }) => status === 'ignored')).toBe(true);
    expect((await groups('sortBy=severity&sortOrder=desc'))[0]?.severity).toBe('critical');
    const counts = (await groups('sortBy=count&sortOrder=desc')).map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it('are shown to admins only', async () => {
    const { id } = await groupOf('Zebra stripes');
    const path = `/api/v1/error-reports/${id}`;
    for (const url of ['/api/v1/error-reports', path]) {
      await client(test).get(url).expect(401);
      await client(test).get(url).set('authorization', bearer.customer).expect(403);
    }
    await client(test).put(path).set('authorization', bearer.customer).send({ status: 'resolved' }).expect(403);
    await client(test).get(path).set('authorization', bearer.admin).expect(200);
    await move('0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', { status: 'resolved' }).expect(404);
    await move(id, { status: 'deleted' }).expect(400);
    await move(id, { status: 'resolved', count: 0 }).expect(400);
  });

  it('need few statements, however many errors a report has', async () => {
    const session = 1;
    expect((await statementsOf(() => groups('limit=2'))).length).toBeLessThanOrEqual(3 + session);
    const errors = Array.from({ length: 50 }, (_, index) => anError({ message: `Budget ${'x'.repeat(index)}` }));
    expect((await statementsOf(() => send(aReport({ errors })).expect(201).then())).length).toBeLessThanOrEqual(5);
  });
});
