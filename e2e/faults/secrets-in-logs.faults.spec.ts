import { eventually } from './support/eventually.js';
import { TestCluster } from './support/test-cluster.js';

const PERSON = 'pat@people.example';

describe('What processes write to their logs while somebody signs in', () => {
  let cluster: TestCluster;
  let origin: string;

  beforeAll(async () => {
    cluster = await TestCluster.build({ LOG_LEVEL: 'trace' });
    origin = cluster.url.replace('127.0.0.1', 'localhost');
  });

  afterAll(() => cluster.close());

  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${cluster.url}/api/v1/${path}`, {
      method,
      headers: { origin, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { data?: { request_id?: string; access_token?: string } };
    return { status: response.status, data: answer.data ?? {}, cookies: response.headers.getSetCookie() };
  };

  const mailed = async (email: string) => {
    const { data } = await call('POST', 'auth/magic-links', { email });
    const mail = await eventually(() => {
      const [taken] = cluster.mail.takenFor(email);
      if (!taken) throw new Error('No mail yet');
      return taken;
    });
    const token = /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? '';
    return { requestId: data.request_id ?? '', token, code };
  };

  const valueOf = (cookies: string[]): string[] =>
    cookies.flatMap((cookie) => /^(?:session|browser)=([^;]{20,})/.exec(cookie)?.slice(1) ?? []);

  it('there is no token, code, cookie or secret in them', async () => {
    const [api, worker] = [await cluster.start('api'), await cluster.start('worker')];
    const [byLink, byCode] = [await mailed(PERSON), await mailed('sam@people.example')];
    const wrong = byCode.code === '000000' ? '111111' : '000000';

    const signedIn = await call('POST', 'auth/session', { token: byLink.token });
    const again = await call('POST', 'auth/session', { token: byLink.token });
    const preview = await call('POST', 'auth/magic-links/preview', { token: byLink.token });
    const cookie = signedIn.cookies.map((one) => one.split(';')[0]).join('; ');
    const refreshed = await call('POST', 'auth/session/refresh', {}, { cookie });
    const guess = { request_id: byCode.requestId, code: wrong, transport: 'bearer' };
    const guessed = await call('POST', 'auth/session', guess);
    const bearer = await call('POST', 'auth/session', { ...guess, code: byCode.code });
    const token = bearer.data.access_token ?? '';
    const used = await call('GET', 'auth/sessions', undefined, { authorization: `Bearer ${token}` });
    const malformed = await call('POST', 'auth/session', { token: byLink.token, code: byCode.code, extra: token });
    expect([signedIn, again, preview, refreshed, guessed, bearer, used, malformed].map(({ status }) => status)).toEqual(
      [201, 410, 200, 200, 400, 201, 200, 400],
    );

    const secrets = [byLink.token, byLink.code, byCode.token, byCode.code, wrong, token]
      .concat(valueOf(signedIn.cookies), valueOf(refreshed.cookies), cluster.secret)
      .filter((secret, index, all) => all.indexOf(secret) === index);
    expect(secrets.length).toBeGreaterThanOrEqual(9);
    expect(secrets.every((secret) => secret.length >= 6)).toBe(true);

    for (const process of [api, worker]) {
      await process.stop();
      expect(process.output).toContain('"level"');
      for (const secret of secrets) expect(holds(process.output, secret)).toBe(false);
    }
    expect(api.output).toContain('/api/v1/auth/session');
  });
});

/** Six digits may be part of a longer number by chance. */
const holds = (output: string, secret: string): boolean =>
  new RegExp(`(?<![\\w.-])${secret.replace(/[^\w-]/g, '\\$&')}(?![\\w])`).test(output);
