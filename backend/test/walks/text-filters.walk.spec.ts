import { anAdmin } from '../factories/user.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { apiDocument, isList, type Parameter, type Route, type Schema } from '../support/documented-routes.js';
import { fixtures } from '../support/permission-walk/fixtures.js';
import type { Visit } from '../support/permission-walk/walk.js';
import { aWorld, headersOf, type World } from '../support/permission-walk/walkers.js';
import { bearerOf } from '../support/sign-in.js';

const SOME_ID = '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

/** Texts that a search takes literally or refuses with the field's name; percent-encoded. */
const TEXTS = [
  ...['2026-11-21', '2026-11-21T10:00:00Z', '0000-00-00', SOME_ID, SOME_ID.toUpperCase(), `${SOME_ID} 2026-11-21`],
  ...[
    '%',
    '_',
    '\\',
    '\\%',
    '%_%',
    '&',
    '|',
    '!',
    ':*',
    '<->',
    'a & b | !c <-> d:*',
    '(',
    '*',
    '?',
    '$1',
    '${x}',
    '?::int',
  ],
  ...[
    "'",
    "''",
    '"',
    "'; drop table tickets; --",
    'O’Brien',
    '<script>',
    '-1',
    '1e400',
    'NaN',
    'null',
    'true',
    ' ',
    'a '.repeat(99),
  ],
  ...['🙂', '👩‍👩‍👧‍👦', 'ﷺ', 'ß', 'İ', 'ｔａｒｇｅｔ', '\u202e', '\ufeff', '\u0301'],
  ...['\n', '\t', '\u0000', 'a\u0000b', '\u0007', 'x'.repeat(200), 'x'.repeat(10_000)],
].map((text) => encodeURIComponent(text));
/** Halves of a character, and bytes that aren't UTF-8. */
const BYTES = ['%ED%A0%80', '%ED%B0%80', '%ff', '%C3', '%u0000', '%', '%zz'];
/** With these something goes wrong first, so that every field is asked for them. */
const WORST = ['%', '\\', "'", ':*', '(', '\u0000', '🙂', 'x'.repeat(10_000)].map((text) => encodeURIComponent(text));

/** What is typed into a field: everything with `npm run test:all`; else what is worst and, in its turn, a sixth of the rest. */
const typedInto = (field: number): string[] =>
  [...TEXTS, ...BYTES].filter(
    (text, at) => process.env['TEST_ALL'] === 'on' || WORST.includes(text) || at % 6 === field % 6,
  );

let test: TestApp;
let caller: Record<string, string>;
let other: Record<string, string>;
let world: World;
let lists: Route[];
let resolve: (schema: Schema) => Schema;

beforeAll(async () => {
  test = await createTestApp();
  world = await aWorld(test);
  caller = await headersOf(world, 'admin');
  other = { ...(await bearerOf(test.app, (await test.db.given(anAdmin())).admin)) };
  const document = apiDocument();
  resolve = document.resolve;
  lists = [...document.routes.values()].filter(isList);
});
afterAll(() => test.close());

/** Whether any text may be sent: no id, no number, none of a list of words. */
function takesText(schema: Schema): boolean {
  const { type, format, anyOf, enum: words, const: word } = resolve(schema);
  if (anyOf) return anyOf.some(takesText);
  return type === 'string' && words === undefined && word === undefined && (format === undefined || format === 'email');
}

async function answerTo({ path }: Route, visit: Visit, name: string, text: string): Promise<string> {
  const needed = Object.entries(visit.query ?? {}).map(([key, value]) => `${key}=${value}`);
  const url = path.replace(/\{(\w+)\}/g, (_, param: string) => visit.params?.[param] ?? '');
  const answer = await fetch(`${test.url}${url}?${[...needed, `${name}=${text}`].join('&')}`, { headers: caller });
  const body = (await answer.json()) as { details?: { path: string }[] };
  if (answer.status === 200) return 'fine';
  if (answer.status === 400 && body.details?.some((detail) => detail.path === name)) return 'fine';
  return `${name}=${text.slice(0, 60)} ${answer.status} ${JSON.stringify(body)}`;
}

describe('what people type into the filters of lists (decisions, section 2)', () => {
  it('is searched for, or refused by the name of the field', async () => {
    const wrong: string[] = [];
    let [fields, asked] = [0, 0];
    for (const list of lists) {
      const visit = (await fixtures[list.key]?.(world, 'admin')) ?? {};
      const names = list.operation.parameters.filter((one: Parameter) => one.in === 'query' && takesText(one.schema));
      for (const { name } of names) {
        for (const text of typedInto(fields++)) {
          const answer = await answerTo(list, visit, name, text);
          asked += 1;
          if (answer !== 'fine') wrong.push(`${list.path} ${answer}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  }, 120_000);
});

describe('every list that has pages (decisions 7.42)', () => {
  it('is a file of all its rows as well', async () => {
    const wrong: string[] = [];
    const paged = lists.filter(({ operation }) => operation.parameters.some(({ name }) => name === 'page'));
    for (const [at, list] of paged.entries()) {
      // each may ask for sixty files an hour
      const headers = at % 2 === 0 ? caller : other;
      const { params, query } = (await fixtures[list.key]?.(world, 'admin')) ?? {};
      const url = list.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '');
      const answer = await fetch(`${test.url}${url}?${new URLSearchParams({ ...query, file: 'csv' }).toString()}`, {
        headers,
      });
      const [head = ''] = (await answer.text()).split('\n');
      const type = answer.headers.get('content-type') ?? '';
      if (answer.status !== 200 || !type.startsWith('text/csv') || head.length < 3)
        wrong.push(`${list.path} ${answer.status} ${type} ${head.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
    expect(paged.length).toBeGreaterThan(40);
  }, 60_000);
});
