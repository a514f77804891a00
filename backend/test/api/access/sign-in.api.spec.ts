import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { aUser, anAdmin } from '../../factories/user.factory.js';
import { anIp, client, linkIn, mailAfter, mailedLink, ORIGIN } from '../../support/mail/mailed-link.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ worker: true, env: { TRUSTED_PROXIES: '127.0.0.1', ADMIN_EMAILS: 'boss@people.test' } });
});
afterAll(() => test.close());

const signIn = (body: object) =>
  client(test)
    .post('/api/v1/auth/session')
    .send({ transport: 'bearer', ...body });
const preview = (token: string) => client(test).post('/api/v1/auth/magic-links/preview').send({ token });
const sessionsOf = (email: string) =>
  test.db.rows('select s.id from sessions s join users u on u.id = s.user_id where u.email = ?', [email]);

describe('asking for a link (decisions, section 3)', () => {
  it('mails a link on PUBLIC_URL and a code, whatever the headers claim', async () => {
    const { mail, token, code } = await mailedLink(
      test,
      'ann@people.test',
      { site: 'portal' },
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      },
    );
    expect(mail.subject).toBe('Sign in to Pamlico IT Services');
    expect(mail.text).toContain(`${ORIGIN}/auth/verify#token=${token}`);
    expect(mail.text + mail.html).not.toContain('evil.example');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(code).toMatch(/^\d{6}$/);
  });

  it('answers known and unknown addresses alike', async () => {
    const { user } = await test.db.given(aUser());
    const answers = await Promise.all(
      [user.email, 'nobody@people.test'].map((email) =>
        client(test).post('/api/v1/auth/magic-links').set('x-forwarded-for', anIp()).send({ email }),
      ),
    );
    const shapes = answers.map(({ status, body, headers }) => ({
      status,
      keys: Object.keys((body as { data: object }).data),
      headers: Object.keys(headers as object).sort(),
    }));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]).toMatchObject({ status: 202, keys: ['request_id'] });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\nb'])(
    'refuses to return to %j',
    async (return_to) => {
      const answer = await client(test)
        .post('/api/v1/auth/magic-links')
        .send({ email: 'redirect@people.test', return_to })
        .expect(400);
      expect(answer.body).toMatchObject({ code: 'invalid', details: [{ path: 'return_to' }] });
    },
  );

  it('refuses unknown and privileged fields', async () => {
    for (const extra of [{ role: 'admin' }, { id: 'x' }, { created_at: 'now' }]) {
      await client(test)
        .post('/api/v1/auth/magic-links')
        .send({ email: 'extra@people.test', ...extra })
        .expect(400);
    }
  });

  it('keeps neither token nor code in any row or job', async () => {
    const { token, code } = await mailedLink(test, 'secret@people.test');
    await signIn({ token }).expect(201);
    const tables = [
      'magic_link_requests',
      'magic_link_secrets',
      'sessions',
      'session_tokens',
      'domain_events',
      'users',
    ];
    for (const table of tables) {
      const rows = await test.db.rows(`select to_jsonb(t)::text as row from ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
      if (table === 'magic_link_secrets') expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    }
  });
});

describe('opening a link', () => {
  it('uses nothing up by GET, HEAD or preview', async () => {
    const { token, requestId } = await mailedLink(test, 'scanned@people.test', {
      return_to: '/customer/consultations',
    });
    await client(test).get('/auth/verify');
    await client(test).head('/auth/verify');
    await client(test).get(`/api/v1/auth/session?token=${token}`);
    await client(test).head('/api/v1/auth/magic-links/preview');
    for (let looks = 0; looks < 3; looks++) {
      const answer = await preview(token).expect(200);
      expect(answer.body).toMatchObject({
        data: {
          request_id: requestId,
          email: 'scanned@people.test',
          state: 'valid',
          return_to: '/customer/consultations',
        },
      });
    }
    const session = await signIn({ token }).expect(201);
    expect(session.body).toMatchObject({
      data: {
        return_to: '/customer/consultations',
        user: { email: 'scanned@people.test', role: 'customer', status: 'active' },
      },
    });
  });

  it('makes the account, its company and one admin of ADMIN_EMAILS on the first sign-in', async () => {
    const told = await mailedLink(test, 'fresh@people.test', { first_name: 'Fresh', company_name: 'Fresh Produce' });
    const fresh = await signIn({ token: told.token }).expect(201);
    expect(fresh.body).toMatchObject({
      data: { user: { first_name: 'Fresh', company_name: 'Fresh Produce', role: 'customer' } },
    });
    // a link proves who opens it: the audit names that person, not a visitor
    const began = await test.db.rows<{ actor_kind: string }>(
      `select e.actor_kind from audit_entries e join users u on u.id = e.actor_id and u.id = e.parent_id
       where e.entity = 'session' and u.email = ?`,
      ['fresh@people.test'],
    );
    expect(began).toEqual([{ actor_kind: 'user' }]);
    const { token } = await mailedLink(test, 'boss@people.test');
    expect((await signIn({ token }).expect(201)).body).toMatchObject({ data: { user: { role: 'admin' } } });
  });

  it.each([50, 100])('makes one session of %i clicks at once', async (clicks) => {
    const email = `clicks-${clicks}@people.test`;
    const { token } = await mailedLink(test, email);
    const answers = await Promise.all(Array.from({ length: clicks }, () => signIn({ token })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(clicks - 1);
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  it('answers a used link with 410 and the masked address, and mails a new one', async () => {
    const { token } = await mailedLink(test, 'used@people.test', { return_to: '/dashboard' });
    await signIn({ token }).expect(201);
    const again = await signIn({ token }).expect(410);
    expect(again.body).toMatchObject({
      code: 'auth.link_used',
      error: 'This sign-in link for u***@people.test has been used',
    });
    expect((await preview(token).expect(200)).body).toMatchObject({
      data: { state: 'used', email: 'u***@people.test' },
    });
    const seen = test.mail.mails.length;
    await client(test)
      .post('/api/v1/auth/magic-links/resend')
      .set('x-forwarded-for', anIp())
      .send({ token })
      .expect(202);
    const fresh = linkIn(await mailAfter(test, 'used@people.test', seen));
    expect((await signIn({ token: fresh.token }).expect(201)).body).toMatchObject({
      data: { return_to: '/dashboard' },
    });
  });

  it('ends 10 minutes after the mail was written, by the database’s clock', async () => {
    const { token, requestId } = await mailedLink(test, 'late@people.test');
    await test.db.rows(`update magic_link_requests set expires_at = now() - interval '1 second' where id = ?`, [
      requestId,
    ]);
    expect((await signIn({ token }).expect(410)).body).toMatchObject({ code: 'auth.link_expired' });
    expect((await preview(token).expect(200)).body).toMatchObject({
      data: { state: 'expired', email: 'l***@people.test' },
    });
  });

  it('knows no link that it did not make', async () => {
    expect((await preview('nonsense').expect(404)).body).toMatchObject({ code: 'auth.link_unknown' });
    await signIn({ token: 'nonsense' }).expect(404);
    await client(test).post('/api/v1/auth/magic-links/resend').send({ token: 'nonsense' }).expect(404);
  });

  it('keeps a suspended person out, without using the link up', async () => {
    const { user } = await test.db.given(aUser({ status: 'suspended' }));
    const { token } = await mailedLink(test, user.email);
    expect((await signIn({ token }).expect(403)).body).toMatchObject({ code: 'auth.suspended' });
    expect((await preview(token)).body).toMatchObject({ data: { state: 'valid' } });
  });
});

describe('the code of a mail', () => {
  it('signs in once, with its request', async () => {
    const { requestId, code } = await mailedLink(test, 'code@people.test');
    await signIn({ request_id: requestId, code }).expect(201);
    expect((await signIn({ request_id: requestId, code }).expect(410)).body).toMatchObject({ code: 'auth.link_used' });
  });

  it('ends after 5 wrong ones, guessed at once or in turn; the link goes on', async () => {
    const { requestId, code, token } = await mailedLink(test, 'guess@people.test');
    const wrong = code === '000000' ? '000001' : '000000';
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn({ request_id: requestId, code: wrong })));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect((await signIn({ request_id: requestId, code }).expect(410)).body).toMatchObject({
      code: 'auth.code_locked',
    });
    await signIn({ token }).expect(201);
  });

  it('is wrong for a request that does not exist', async () => {
    const answer = await signIn({ request_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', code: '123456' }).expect(400);
    expect(answer.body).toMatchObject({ code: 'auth.code_wrong' });
  });
});

describe('roles', () => {
  it('refuses what the policy does not name for the role', async () => {
    await test.db.given(anAdmin());
    await client(test).get('/api/v1/users').expect(401);
    const { token } = await mailedLink(test, 'plain@people.test');
    const session = await signIn({ token }).expect(201);
    const bearer = `Bearer ${(session.body as { data: { access_token: string } }).data.access_token}`;
    expect((await client(test).get('/api/v1/users').set('authorization', bearer).expect(403)).body).toMatchObject({
      code: 'forbidden',
    });
  });
});
