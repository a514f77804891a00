import { eventually } from '../../support/jobs/eventually.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { aSession } from '../../factories/session.factory.js';
import { aUser, anAdmin } from '../../factories/user.factory.js';
import { client, mailedLink, ORIGIN } from '../../support/mail/mailed-link.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const cookiesOf = (headers: unknown): string[] =>
  [(headers as Record<string, string[] | undefined>)['set-cookie'] ?? []].flat();
const me = (headers: Record<string, string>) => client(test).get('/api/v1/me').set(headers);

async function browserSession(email: string): Promise<{ set: string[]; cookie: string }> {
  const { token } = await mailedLink(test, email);
  const answer = await client(test).post('/api/v1/auth/session').set('origin', ORIGIN).send({ token }).expect(201);
  expect(answer.text).not.toContain('access_token');
  const set = cookiesOf(answer.headers);
  return { set, cookie: set.map((cookie) => cookie.split(';')[0]).join('; ') };
}

describe('a browser’s session (decisions, section 3)', () => {
  it('is an HttpOnly, SameSite=Lax cookie with a readable hint beside it', async () => {
    const { set, cookie } = await browserSession('flags@people.test');
    const session = set.find((one) => one.startsWith('session='));
    expect(session).toMatch(/; Path=\/(;|$)/);
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Secure/);
    const hint = set.find((one) => one.startsWith('signed_in='));
    expect(hint).toMatch(/^signed_in=1;/);
    expect(hint).not.toMatch(/HttpOnly/);
    await me({ cookie }).expect(200);
  });

  it('takes unsafe calls from our own pages only', async () => {
    const { cookie } = await browserSession('origin@people.test');
    const change = (headers: Record<string, string>) =>
      client(test)
        .put('/api/v1/me')
        .set({ cookie, ...headers })
        .send({ first_name: 'Origin' });
    expect((await change({}).expect(403)).body).toMatchObject({ code: 'origin' });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:8081', `${ORIGIN}.evil.example`]) {
      await change({ origin }).expect(403);
    }
    await change({ origin: ORIGIN }).expect(200);
    const { token } = await mailedLink(test, 'login-csrf@people.test');
    await client(test).post('/api/v1/auth/session').set('origin', 'https://evil.example').send({ token }).expect(403);
  });

  it('ends everywhere at once by signing out, and takes its cookies along', async () => {
    const { cookie } = await browserSession('out@people.test');
    const out = await client(test).delete('/api/v1/auth/session').set({ cookie, origin: ORIGIN }).expect(200);
    expect(cookiesOf(out.headers).filter((one) => /^(session|signed_in)=;/.test(one))).toHaveLength(2);
    const after = await me({ cookie }).expect(401);
    expect(after.body).toMatchObject({ code: 'unauthenticated', error: 'No active session' });
    expect(cookiesOf(after.headers).some((one) => one.startsWith('signed_in=;'))).toBe(true);
    expect(await test.db.events('session.ended')).toMatchObject([{ payload: { reason: 'signed_out' } }]);
  });

  it('has a name bound to the host and Secure on https', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: 'https://portal.example' } });
    try {
      const { url } = await secure.app
        .get<{ issueForOperator(email: string): Promise<{ url: string }> }>(
          (await import('../../../src/modules/auth/index.js')).MagicLinks,
          { strict: false },
        )
        .issueForOperator('secure@people.test');
      const answer = await client(secure)
        .post('/api/v1/auth/session')
        .set('origin', 'https://portal.example')
        .send({ token: url.split('#token=')[1] })
        .expect(201);
      expect(cookiesOf(answer.headers).find((one) => one.startsWith('__Host-session='))).toMatch(/Secure/);
    } finally {
      await secure.close();
    }
  });
});

describe('a bearer client’s session', () => {
  it('rotates: the old token lives on for its grace, then no more', async () => {
    const { user } = await test.db.given(aUser());
    const { bearer, session } = await test.db.given(aSession(user));
    const refresh = () => client(test).post('/api/v1/auth/session/refresh').set('authorization', bearer);
    const answers = await Promise.all([refresh(), refresh()]);
    const tokens = answers.map(({ body }) => (body as { data: { access_token: string } }).data.access_token);
    for (const token of [...tokens.map((one) => `Bearer ${one}`), bearer])
      await me({ authorization: token }).expect(200);
    await test.db.rows(
      `update session_tokens set valid_until = now() - interval '1 second' where valid_until is not null and session_id = ?`,
      [session.id],
    );
    await me({ authorization: bearer }).expect(401);
    await me({ authorization: `Bearer ${tokens[0] ?? ''}` }).expect(200);
  });

  it.each([
    ['customer', 'last_seen_at', '6 days 23 hours', 200],
    ['customer', 'last_seen_at', '7 days 1 minute', 401],
    ['customer', 'signed_in_at', '30 days 1 minute', 401],
    ['admin', 'last_seen_at', '11 hours 59 minutes', 200],
    ['admin', 'last_seen_at', '12 hours 1 minute', 401],
    ['admin', 'signed_in_at', '7 days 1 minute', 401],
  ] as const)('of a %s with %s %s ago answers %3$i', async (role, column, ago, status) => {
    const { user } = await test.db.given(aUser({ role }));
    const { bearer, session } = await test.db.given(aSession(user));
    await test.db.rows(`update sessions set ${column} = now() - interval '${ago}' where id = ?`, [session.id]);
    await me({ authorization: bearer }).expect(status);
  });

  it('is shown in the list, and can be ended from another one; other people’s are not found', async () => {
    const { user } = await test.db.given(aUser());
    const here = await test.db.given(aSession(user));
    const there = await test.db.given(aSession(user, 'cookie'));
    const stranger = await test.db.given(aSession((await test.db.given(aUser())).user));
    const authorization = here.bearer;
    const list = await client(test).get('/api/v1/auth/sessions').set({ authorization }).expect(200);
    expect(
      (list.body as { data: { id: string; current: boolean }[] }).data.map(({ id, current }) => [id, current]),
    ).toEqual(
      expect.arrayContaining([
        [here.session.id, true],
        [there.session.id, false],
      ]),
    );
    await client(test).delete(`/api/v1/auth/sessions/${stranger.session.id}`).set({ authorization }).expect(404);
    await client(test).delete(`/api/v1/auth/sessions/${there.session.id}`).set({ authorization }).expect(200);
    await me({ cookie: there.cookie }).expect(401);
    await me({ authorization: stranger.bearer }).expect(200);
  });
});

describe('withdrawn rights', () => {
  it('end a suspended person’s sessions at once', async () => {
    const { admin } = await test.db.given(anAdmin());
    const { bearer: adminBearer } = await test.db.given(aSession(admin));
    const { user } = await test.db.given(aUser());
    const { bearer, session } = await test.db.given(aSession(user));
    await me({ authorization: bearer }).expect(200);
    await client(test)
      .put(`/api/v1/users/${user.id}`)
      .set('authorization', adminBearer)
      .send({ status: 'suspended' })
      .expect(200);
    await me({ authorization: bearer }).expect(401);
    await eventually(async () => {
      expect(await test.db.rows('select end_reason from sessions where id = ?', [session.id])).toEqual([
        { end_reason: 'suspended' },
      ]);
    });
  });
});
