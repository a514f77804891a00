import { aSession } from '../../factories/session.factory.js';
import { aUser } from '../../factories/user.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { apiDocument, type Route } from '../../support/documented-routes.js';

const SOME_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
let test: TestApp;
let routes: Route[];
let document: string;

beforeAll(async () => {
  test = await createTestApp();
  document = (await test.http.get('/api/openapi.json').expect(200)).text;
  routes = [...apiDocument(document).routes.values()];
});
afterAll(() => test.close());

const isPublic = ({ operation }: Route): boolean => operation.security.some((way) => Object.keys(way).length === 0);
const namesOf = (found: readonly Route[]): string[] => found.map(({ key }) => key);

function call({ method, path }: Route, token?: string) {
  const request = test.http[method as 'get' | 'post' | 'put' | 'delete'](path.replace(/\{\w+\}/g, SOME_ID));
  if (token) void request.set('authorization', `Bearer ${token}`);
  return method === 'get' ? request : request.send({});
}

describe('the API document (decisions, section 2)', () => {
  it('describes each operation completely: summary, who may call it, permission, errors, an example', () => {
    expect(routes.length).toBeGreaterThan(20);
    const incomplete = routes.filter(({ operation }) => {
      const shown = [operation.requestBody, ...Object.values(operation.responses)]
        .flatMap((one) => Object.entries(one?.content ?? {}))
        .filter(([type]) => type.endsWith('json')) // a file has no example
        .every(([, body]) => body.example !== undefined || body.examples !== undefined);
      return !(
        operation.summary &&
        operation.description &&
        operation['x-permission'] &&
        operation.responses['400'] &&
        operation.responses['500'] &&
        shown
      );
    });
    expect(namesOf(incomplete)).toEqual([]);
  });

  it('is written, compressed and sent once: a client that has it is answered 304', async () => {
    const { headers } = await test.http.get('/api/openapi.json').expect(200);
    expect(headers['content-encoding']).toBe('gzip');
    expect(Number(headers['content-length'])).toBeLessThan(200_000);
    const again = await test.http
      .get('/api/openapi.json')
      .set('if-none-match', headers['etag'] ?? '')
      .expect(304);
    expect(again.text).toBe('');
    await test.http.get('/api/openapi.json').set('if-none-match', '"another"').expect(200);
  });

  it('points to nothing that it lacks', () => {
    const { components } = JSON.parse(document) as { components: Record<string, Record<string, object>> };
    const refs = [...document.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(refs.filter(([, kind = '', name = '']) => !Object.hasOwn(components[kind] ?? {}, name))).toEqual([]);
    expect(document).not.toContain('#/$defs/');
  });
});

describe('every route refuses whom it does not name', () => {
  it('answers 401 to strangers and to a token that opens nothing', async () => {
    const closed = routes.filter((route) => !isPublic(route));
    expect(closed.length).toBeGreaterThan(10);
    const open: string[] = [];
    for (const route of closed) {
      const answers = [await call(route), await call(route, 'a-token-that-opens-nothing')];
      if (answers.some(({ status, body }) => status !== 401 || (body as { code: string }).code !== 'unauthenticated'))
        open.push(route.key);
    }
    expect(open).toEqual([]);
  });

  it('answers 403 to customers where only admins are named, whatever they send', async () => {
    const { user } = await test.db.given(aUser());
    const { token } = await test.db.given(aSession(user));
    const forAdmins = routes.filter(({ operation }) => operation.description === 'Who may call it: admins.');
    expect(forAdmins.length).toBeGreaterThan(8);
    const open: string[] = [];
    for (const route of forAdmins) {
      if ((await call(route, token)).status !== 403) open.push(route.key);
    }
    expect(open).toEqual([]);
  });
});
