import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { aUser } from '../../factories/user.factory.js';
import { anIp, client, ORIGIN } from '../../support/mail/mailed-link.js';
import { MagicLinks } from '../../../src/modules/auth/index.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => test.close());

const ask = (app: TestApp, email: string, ip: string, headers: Record<string, string> = {}) =>
  client(app)
    .post('/api/v1/auth/magic-links')
    .set({ 'x-forwarded-for': ip, ...headers })
    .send({ email });

describe('limits of sign-in mails (decisions, section 3)', () => {
  it('allows one a minute per address and requester, alike for known and unknown addresses', async () => {
    const { user } = await test.db.given(aUser());
    for (const email of [user.email, 'unknown@people.test']) {
      const ip = anIp();
      await ask(test, email, ip).expect(202);
      const refused = await ask(test, email, ip).expect(429);
      expect(refused.body).toMatchObject({ code: 'rate_limited' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await ask(test, email, anIp()).expect(202);
    }
  });

  it('allows 20 an hour per network, whatever the addresses', async () => {
    const ip = anIp();
    for (let asked = 0; asked < 20; asked++) await ask(test, `many-${asked}@people.test`, ip).expect(202);
    await ask(test, 'many-20@people.test', ip).expect(429);
  });

  it('never lets strangers together send more than 10 an hour to one address, however it is spelled', async () => {
    const spellings = [
      'bombed@people.test',
      'Bombed@PEOPLE.test',
      'bombed@ｐeople.test',
      'bombed@people.test.',
      'bombed@peo\u00adple.test',
    ];
    const asking = Array.from({ length: 25 }, (_, n) => ask(test, spellings[n % spellings.length] ?? '', anIp()));
    const answers = await Promise.all(asking);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const asked = await test.db.rows(`select distinct email from magic_link_requests where email like 'bombed%'`);
    expect(asked).toEqual([{ email: 'bombed@people.test' }]);
  });

  it('gives a browser that signed in with the address before its own allowance', async () => {
    const email = 'bombed@people.test';
    const { url } = await test.db.service(MagicLinks).issueForOperator(email);
    const signedIn = await client(test)
      .post('/api/v1/auth/session')
      .set('origin', ORIGIN)
      .send({ token: url.split('#token=')[1] })
      .expect(201);
    const cookies = (signedIn.headers as unknown as Record<string, string[]>)['set-cookie'] ?? [];
    const browser = cookies.find((one) => one.startsWith('browser='))?.split(';')[0] ?? '';
    const ip = anIp();
    await ask(test, email, ip).expect(429);
    await ask(test, email, ip, { cookie: browser }).expect(202);
    await ask(test, email, ip, { cookie: browser }).expect(429);
    await ask(test, email, ip, { cookie: 'browser=forged.0000' }).expect(429);
  });

  it('believes a client address only from a trusted proxy', async () => {
    const direct = await createTestApp();
    try {
      await ask(direct, 'direct@people.test', anIp()).expect(202);
      await ask(direct, 'direct@people.test', anIp()).expect(429);
    } finally {
      await direct.close();
    }
  });

  it('holds with Redis down', async () => {
    const down = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1', REDIS_URL: 'redis://127.0.0.1:9' } });
    try {
      const ip = anIp();
      await ask(down, 'down@people.test', ip).expect(202);
      await ask(down, 'down@people.test', ip).expect(429);
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(down, 'bombed@people.test', anIp())));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(10);
    } finally {
      await down.close();
    }
  });
});
