import { jest } from '@jest/globals';
import { mayByRole } from '@portal/contracts';
import { SessionGuard } from '../../src/infrastructure/auth/session.guard.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { apiDocument, type Route } from '../support/documented-routes.js';
import { fixtures, operationOf } from '../support/permission-walk/fixtures.js';
import { answerOf, ruleOf } from '../support/permission-walk/walk.js';
import { actorNamed, aWorld, headersOf, type WalkerName, type World } from '../support/permission-walk/walkers.js';

/** Routes whose service doesn't check the role that the route's policy requires, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /api/v1/diagnostics/test-milestones': 'it makes a milestone as its owner may; only the route is the admins’',
};

const refusals = ['unauthenticated', 'forbidden', 'missing'];
const names: WalkerName[] = ['anonymous', 'owner'];

let test: TestApp;
let world: World;
let routes: Map<string, Route>;
const headers = {} as Record<WalkerName, Record<string, string>>;

beforeAll(async () => {
  test = await createTestApp({ env: { LIMIT_PUBLIC_FORM_PER_IP_HOUR: '1000', LIMIT_SIGN_IN_PER_IP_HOUR: '1000' } });
  world = await aWorld(test);
  for (const name of names) headers[name] = await headersOf(world, name);
  ({ routes } = apiDocument());
  jest.spyOn(SessionGuard.prototype as unknown as { assertRole: () => void }, 'assertRole').mockReturnValue();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await test.close();
});

describe('every service, without the guard before it, to those whom its permission does not name', () => {
  it.each(Object.keys(fixtures))('%s', async (visit) => {
    const route = routes.get(operationOf(visit));
    const rule = ruleOf(route?.operation['x-permission']);
    const fixture = fixtures[visit];
    if (!route || !rule || !fixture) throw new Error('No such operation');
    const served: string[] = [];
    for (const name of names) {
      if (mayByRole(rule, actorNamed(world, name))) continue;
      const answer = await answerOf(route, await fixture(world, name), world, headers[name]);
      if (!refusals.includes(answer)) served.push(`${name}: ${answer}`);
    }
    if (operationOf(visit) in exceptions) expect(served).not.toEqual([]);
    else expect(served).toEqual([]);
  });
});
