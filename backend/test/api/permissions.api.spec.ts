import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { dealFixtures } from '../support/permission-walk/deal-fixtures.js';
import { meetingFixtures } from '../support/permission-walk/meeting-fixtures.js';
import { moneyFixtures } from '../support/permission-walk/money-fixtures.js';
import { peopleFixtures } from '../support/permission-walk/people-fixtures.js';
import { projectFixtures } from '../support/permission-walk/project-fixtures.js';
import { answerOf, expectedOf, ruleOf, type Operation, type Route } from '../support/permission-walk/walk.js';
import { aWorld, headersOf, walkerNames, type WalkerName, type World } from '../support/permission-walk/walkers.js';

const fixtures = {
  ...peopleFixtures,
  ...meetingFixtures,
  ...dealFixtures,
  ...moneyFixtures,
  ...projectFixtures,
};
const operationOf = (visit: string): string => visit.split(' — ')[0] ?? visit;

let test: TestApp;
let world: World;
let routes: Map<string, Route>;
const headers = {} as Record<WalkerName, Record<string, string>>;

beforeAll(async () => {
  const plenty = { LIMIT_PUBLIC_FORM_PER_IP_HOUR: '1000', LIMIT_SIGN_IN_PER_IP_HOUR: '1000' };
  test = await createTestApp({ env: plenty });
  world = await aWorld(test);
  for (const name of walkerNames) headers[name] = await headersOf(world, name);
  const { body } = await test.http.get('/api/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  routes = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Route] => {
        const key = `${method.toUpperCase()} ${path}`;
        return [key, { key, method, path, operation }];
      }),
    ),
  );
});
afterAll(() => test.close());

describe('every operation of the API, to everybody (specification 6; decisions 4)', () => {
  it('has a permission that a policy decides, and is walked below', () => {
    const walked = new Set(Object.keys(fixtures).map(operationOf));
    const all = [...routes.values()];
    expect({
      undecided: all.filter(({ operation }) => !ruleOf(operation['x-permission'])).map(({ key }) => key),
      notWalked: all.filter(({ key }) => !walked.has(key)).map(({ key }) => key),
      gone: [...walked].filter((key) => !routes.has(key)),
    }).toEqual({ undecided: [], notWalked: [], gone: [] });
  });

  it.each(Object.entries(fixtures))('%s', async (visit, fixture) => {
    const route = routes.get(operationOf(visit));
    if (!route) throw new Error('No such operation');
    const expected: Record<string, string> = {};
    const answered: Record<string, string> = {};
    for (const name of walkerNames) {
      const made = await fixture(world, name);
      expected[name] = expectedOf(route, made, world, name);
      answered[name] = await answerOf(route, made, world, headers[name]);
    }
    expect(answered).toEqual(expected);
  });
});
