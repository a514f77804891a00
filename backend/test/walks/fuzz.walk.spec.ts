import fc from 'fast-check';
import { aSession } from '../factories/session.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { apiDocument, type ApiDocument, type Route } from '../support/documented-routes.js';
import { callsOf, encoded, type FuzzedCall, textOf } from '../support/fuzz/calls.js';
import { fixtures, operationOf } from '../support/permission-walk/fixtures.js';
import type { Visit } from '../support/permission-walk/walk.js';
import { aWorld, type World } from '../support/permission-walk/walkers.js';

const isLong = process.env['TEST_ALL'] === 'on';
/** Number of calls; rows are created again after a few, because calls that succeed use them up. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? (isLong ? 50_000 : 600));
const PER_ROWS = isLong ? 8 : 2;
/** `FUZZ_SEED=7` tries other calls, `FUZZ_CALLS=10000` more of them. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
/** Raises every rate limit, so that no answer is a 429. */
const PLENTY = {
  LIMIT_PUBLIC_FORM_PER_IP_HOUR: '1000000',
  LIMIT_SIGN_IN_PER_IP_HOUR: '1000000',
  LIMIT_SIGN_IN_PER_ADDRESS: '1000000/60',
  LIMIT_SIGN_IN_STRANGERS_PER_ADDRESS_HOUR: '1000000',
  LIMIT_ERROR_REPORTS_PER_IP_HOUR: '1000000',
};

let test: TestApp;
let world: World;
let document: ApiDocument;

beforeAll(async () => {
  test = await createTestApp({ env: PLENTY });
  world = await aWorld(test);
  document = apiDocument();
});
afterAll(() => test.close());

/** Restores what earlier calls changed of the walk's users. */
const restorePeople = () =>
  test.db.rows(
    `update users as u set status = 'active', deleted_at = null, role = given.role
     from json_to_recordset(?::json) as given (id uuid, role text)
     where u.id = given.id and (u.status, u.deleted_at, u.role) is distinct from ('active', null, given.role)
     returning 1`,
    [JSON.stringify(Object.values(world.people).map(({ id, role }) => ({ id, role })))],
  );

const sessions: Partial<Record<'admin' | 'owner', Awaited<ReturnType<ReturnType<typeof aSession>>>>> = {};

/** The header of a session of the person: of the last one, unless a call ended it. */
async function sessionOf(name: 'admin' | 'owner'): Promise<Record<string, string>> {
  const lasting = 'select 1 from sessions where id = ? and ended_at is null';
  let kept = sessions[name];
  if (!kept || (await test.db.rows(lasting, [kept.session.id])).length === 0)
    kept = sessions[name] = await test.db.given(aSession(world.people[name]));
  return { authorization: kept.bearer };
}

async function send(
  route: Route,
  visit: Visit,
  call: FuzzedCall,
  session: Record<string, string>,
): Promise<string | null> {
  const params = { ...visit.params, ...call.params };
  const url = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded((params as Record<string, unknown>)[name]));
  const query = [...Object.entries(visit.query ?? {}), ...call.query].map(
    ([name, value]) => `${name}=${encoded(value)}`,
  );
  const example = route.operation.requestBody?.content['application/json']?.example as object | undefined;
  const body = textOf(call.body, { ...example, ...visit.body });
  const answer = await fetch(`${test.url}${url}?${query.join('&')}`, {
    method: route.method.toUpperCase(),
    headers: {
      ...session,
      ...(call.by === 'admin' ? visit.headers : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (!complaint(answer, text)) return null;
  return `${route.key} ${answer.status} ${text.slice(0, 300)}\n  ${url}?${query.join('&').slice(0, 300)} ${JSON.stringify(call).slice(0, 500)}`;
}

function complaint({ status, headers }: Response, text: string): boolean {
  if (status < 400 || status === 431) return false; // longer than Node's limit on headers, which applies before routing
  if (status >= 500 || !headers.get('content-type')?.startsWith('application/problem+json')) return true;
  const { code, details = [] } = JSON.parse(text) as { code?: string; details?: { path: string }[] };
  return code === undefined || (code === 'invalid' && details.length === 0);
}

describe('calls of any content (decisions, section 2)', () => {
  it(
    'are done or refused in the words of the catalogue, never with an error of ours',
    async () => {
      const walked = Object.entries(fixtures);
      const rounds = Math.ceil(CALLS / walked.length / PER_ROWS);
      const wrong: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, [visit, fixture]] of walked.entries()) {
          const route = document.routes.get(operationOf(visit)) as Route;
          await restorePeople();
          const headers = { admin: await sessionOf('admin'), owner: await sessionOf('owner'), anonymous: {} };
          const made = await fixture(world, 'admin');
          const ids = [...Object.values(world.people), world.project, world.foreign].map(({ id }) => id);
          const calls = fc.sample(callsOf(route, document, [...ids, ...Object.values(made.params ?? {})]), {
            seed: SEED + round * 1_000 + at,
            numRuns: PER_ROWS,
          });
          for (const call of calls) {
            const found = await send(route, made, call, headers[call.by]);
            if (found !== null) wrong.push(found);
          }
        }
      }
      expect(wrong.join('\n')).toBe('');
    },
    Math.max(300_000, CALLS * 200),
  );
});
