import fc from 'fast-check';
import type { ApiDocument, Parameter, Route, Schema } from '../documented-routes.js';
import { hostileText, hostileValue, TOO_LARGE, valueOf } from './values.js';

/** One call of the fuzz test; parts that are left out come from the rows created for it. */
export interface FuzzedCall {
  by: 'admin' | 'owner' | 'anonymous';
  params: Record<string, unknown>;
  query: readonly (readonly [name: string, value: unknown])[];
  headers: Record<string, string>;
  body: { fields: Record<string, unknown> } | { whole: unknown } | { text: string } | null;
}

const HEADERS: Record<string, readonly string[]> = {
  'idempotency-key': ['k', 'x'.repeat(255), 'x'.repeat(256), ' ', 'clé', '"', '0'],
  'content-type': [
    'text/plain',
    'application/json; charset=utf-16',
    'application/JSON',
    'multipart/form-data',
    '',
    ';',
    'a/b/c',
  ],
  'if-match': ['*', '"x"', 'x'],
  'if-none-match': ['*', '"x"', 'W/'],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'if-unmodified-since': ['0'],
  range: ['bytes=0-0', 'bytes=5-1', 'x'],
  accept: ['', 'text/html', '*/*;q=2'],
  'accept-language': ['x', 'de-DE-'.repeat(50)],
  'x-request-id': ['x'.repeat(300), '12345678'],
  'x-forwarded-for': ['', '::', '1.2.3.4, unknown', 'x'.repeat(500)],
  'user-agent': ['', 'é', 'x'.repeat(2_000)],
  cookie: ['session=%zz', 'session=', 'a=b; session="', 'browser=x.y', ';'],
  authorization: ['Bearer', 'Bearer ', 'Basic eDp5', `Bearer ${'x'.repeat(201)}`],
  origin: ['null', 'https://evil.example', 'http://localhost:8080'],
};
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '"x"',
  '[]',
  '{"a":1e400}',
  '{"a":-0}',
  '{"__proto__":{}}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  'a=b',
];
const NESTED = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  {
    arbitrary: fc
      .constantFrom(
        ...Object.entries(HEADERS).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
      )
      .map(([name, value]) => ({ [name]: value })),
    weight: 1,
  },
);

/** Calls of one operation: on the rows made for it, with some of what they carry changed. */
export function callsOf(
  { operation }: Route,
  { resolve }: Pick<ApiDocument, 'resolve'>,
  ids: readonly string[],
): fc.Arbitrary<FuzzedCall> {
  const value = (schema: Schema): fc.Arbitrary<unknown> => valueOf(schema, resolve, ids);
  const named = (place: Parameter['in']): Parameter[] => operation.parameters.filter((one) => one.in === place);
  const fields = Object.fromEntries(named('path').map(({ name, schema }) => [name, value(schema)]));
  const pairs = named('query').map(({ name, schema }) => value(schema).map((one): [string, unknown] => [name, one]));
  const json = operation.requestBody?.content['application/json']?.schema;
  return fc.record({
    by: fc.constantFrom('admin', 'admin', 'admin', 'owner', 'owner', 'anonymous'),
    params: fc.oneof({ arbitrary: fc.constant({}), weight: 6 }, { arbitrary: fc.record(fields), weight: 1 }),
    query:
      pairs.length === 0
        ? fc.oneof({ arbitrary: fc.constant([]), weight: 9 }, fc.constant([['x', 1]] as [string, unknown][]))
        : fc.array(fc.oneof(...pairs), { maxLength: 3 }),
    headers,
    body: json ? bodyOf(resolve(json), value) : fc.constant(null),
  });
}

function bodyOf(schema: Schema, value: (schema: Schema) => fc.Arbitrary<unknown>): fc.Arbitrary<FuzzedCall['body']> {
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const properties = Object.entries(
    Object.assign({}, ...branches.map((one) => one.properties ?? {})) as Record<string, Schema>,
  );
  const field = fc.oneof(
    ...properties.map(([name, one]) => value(one).map((of): [string, unknown] => [name, of])),
    hostileValue.map((of): [string, unknown] => ['unknown', of]),
  );
  const changed = fc
    .oneof(fc.array(field, { minLength: 1, maxLength: 1 }), fc.array(field, { maxLength: 3 }))
    .map((pairs) => ({ fields: Object.fromEntries(pairs) }));
  return fc.oneof(
    { arbitrary: changed, weight: 12 },
    { arbitrary: value(schema).map((whole) => ({ whole })), weight: 4 },
    { arbitrary: hostileValue.map((whole) => ({ whole })), weight: 1 },
    {
      arbitrary: fc.oneof(fc.constantFrom(...BROKEN_BODIES, NESTED), hostileText).map((text) => ({ text })),
      weight: 1,
    },
  );
}

/** The body to send: the call's fields override those of the fixture's body. */
export function textOf(body: FuzzedCall['body'], base: object): string | undefined {
  if (body === null) return undefined;
  if ('text' in body) return body.text;
  const value = 'whole' in body ? body.whole : { ...base, ...body.fields };
  return (JSON.stringify(value) as string | undefined)?.replaceAll(`"${TOO_LARGE}"`, '1e400');
}

/** Percent-encodes what encodeURIComponent refuses as well: halves of characters, as the bytes they would be. */
export const encoded = (value: unknown): string => {
  const text = typeof value === 'string' ? value : ((JSON.stringify(value) as string | undefined) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
};
