import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { apiDocument, type Route } from '../support/documented-routes.js';
import { fixtures, operationOf } from '../support/permission-walk/fixtures.js';
import { answerOf, expectedOf, leavesRows, ruleOf, type Visit } from '../support/permission-walk/walk.js';
import { aWorld, headersOf, walkerNames, type WalkerName, type World } from '../support/permission-walk/walkers.js';

let test: TestApp;
let world: World;
let routes: Map<string, Route>;
const headers = {} as Record<WalkerName, Record<string, string>>;

beforeAll(async () => {
  const plenty = { LIMIT_PUBLIC_FORM_PER_IP_HOUR: '1000', LIMIT_SIGN_IN_PER_IP_HOUR: '1000' };
  test = await createTestApp({ env: plenty });
  world = await aWorld(test);
  for (const name of walkerNames) headers[name] = await headersOf(world, name);
  ({ routes } = apiDocument());
});
afterAll(() => test.close());

describe('every operation of the API, to everybody, kept by no cache (specification, section 6; decisions, section 4)', () => {
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
    let rows: Visit | undefined; // the callers share them until a call changes them
    for (const name of walkerNames) {
      const made = rows ?? (await fixture(world, name));
      expected[name] = expectedOf(route, made, world, name);
      const answer = await answerOf(route, made, world, headers[name]);
      answered[name] = answer;
      rows = !made.isCallersOwn && leavesRows(route, answer) ? made : undefined;
    }
    expect(answered).toEqual(expected);
  });
});
