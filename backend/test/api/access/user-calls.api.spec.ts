import { anAdmin } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { bearerOf } from '../../support/sign-in.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ env: { LIMIT_REQUESTS_PER_USER_MINUTE: '5' } });
});
afterAll(() => test.close());

it('lets a person ask so often in a minute, by all sessions together, and nobody wait for another', async () => {
  const { admin, other } = await test.db.given(anAdmin(), (em) => ({ other: anAdmin()(em).admin }));
  const [one, two, others] = await Promise.all([admin, admin, other].map(async (user) => bearerOf(test.app, user)));
  const ask = (headers: { authorization: string } | undefined) => test.http.get('/api/v1/users').set({ ...headers });
  for (const session of [one, two, one, two, one]) expect((await ask(session)).status).toBe(200);
  const refused = await ask(two);
  expect(refused.body).toMatchObject({ code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(others)).status).toBe(200);
});
