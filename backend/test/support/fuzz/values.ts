import fc from 'fast-check';
import type { Schema } from '../documented-routes.js';

/** Placeholder for a number that JavaScript can't represent, replaced in the serialized body. */
export const TOO_LARGE = '@@1e400@@';

const TEXTS = [
  ...[
    '',
    ' ',
    'text',
    '\u0000',
    'a\u0000b',
    '\u001b[0m',
    '\n',
    '\ud800',
    '\udc00x',
    '🙂',
    '👩‍👩‍👧‍👦',
    'İ',
    '\u202e',
    '\ufeff',
  ],
  ...["'", '"', '\\', '%', '_', '%s', '$1', '{{x}}', '{% for %}', '<script>', '../../etc/passwd', '&|!:*<->'],
  ...[
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e400',
    '__proto__',
    'constructor',
    'toString',
    '2026-11-21',
    'none',
    'a@b',
    'a@[::1]',
  ],
  ...[
    'x'.repeat(255),
    'x'.repeat(10_001),
    '🙂'.repeat(5_000),
    'http://[',
    'javascript:alert(1)',
    '//evil.example',
    '/a/../..//b',
  ],
];
const NUMBERS = [
  ...[0, -0, 1, -1, 0.1, 0.005, 1.5, 12, 13, 14, 100, 101, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649],
  ...[99_999_999.99, 1e9, Number.MAX_SAFE_INTEGER, 2 ** 53, 2 ** 63, 1e21, 1e100, 1e308, 5e-324, -1e308],
];
const DAYS = [
  ...['2026-11-21', '2027-03-14', '2028-02-29', '2026-02-29', '2026-02-30', '0000-01-01', '0001-01-01', '1000-01-01'],
  ...[
    '1969-12-31',
    '1899-12-31',
    '2038-01-20',
    '9999-12-31',
    '10000-01-01',
    '+275760-09-14',
    '-000001-01-01',
    '2026-1-1',
  ],
];
const INSTANTS = [
  ...DAYS.flatMap((day) => [`${day}T10:00:00Z`, `${day}T23:59:59.999999999Z`]),
  ...[
    '2026-11-21T10:00:00',
    '2026-11-21T10:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T10:00:60Z',
    '2026-11-21T10:00:00+14:00',
  ],
  ...[
    '275760-09-13T00:00:00Z',
    '294277-01-01T00:00:00Z',
    '2026-11-21 10:00:00Z',
    '20261121T100000Z',
    '0001-01-01T00:00:00+14:00',
  ],
];
const IDS = [
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  ],
  ...['0199A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B', '{0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b}', '1', ''],
];

const deep = (depth: number): unknown => JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`);

export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom('', '\u0000', 'a\u0000b'), weight: 2 },
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);
const number = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, TOO_LARGE),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** How deep a schema is followed; the deepest without a circle has fewer levels. */
const DEEPEST = 10;

/** Any JSON value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  number,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }, { toString: 1 }, deep(10), deep(40)),
  fc.array(fc.constantFrom<unknown>(...IDS, ...TEXTS, null), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values of a schema, mostly at its limits, sometimes outside of it. `ids` are those of existing rows. */
export function valueOf(
  schema: Schema,
  resolve: (schema: Schema) => Schema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  let depth = 0;
  // a schema may contain itself: below this depth any value stands for it
  const described = (one: Schema): fc.Arbitrary<unknown> => {
    if (depth >= DEEPEST) return hostileValue;
    depth += 1;
    try {
      return describedHere(one);
    } finally {
      depth -= 1;
    }
  };
  const describedHere = (one: Schema): fc.Arbitrary<unknown> => {
    const { type, enum: words, const: word, format, anyOf, oneOf, allOf, items, properties } = resolve(one);
    const branches = anyOf ?? oneOf ?? allOf;
    if (branches) return fc.oneof(...branches.map(described));
    if (words) return fc.constantFrom(...words);
    if (word !== undefined) return fc.constant(word);
    if (properties) return fc.record(mapped(properties, described), { requiredKeys: [] });
    if (type === 'array') return fc.array(items ? described(items) : hostileValue, { maxLength: 4 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'integer' || type === 'number') return number;
    if (format === 'uuid') return fc.constantFrom(...IDS, ...ids, ...ids);
    if (format === 'date') return fc.constantFrom(...DAYS);
    if (format === 'date-time') return fc.constantFrom(...INSTANTS);
    return type === 'string' ? hostileText : hostileValue;
  };
  return fc.oneof({ arbitrary: described(schema), weight: 5 }, { arbitrary: hostileValue, weight: 1 });
}

const mapped = (
  properties: Readonly<Record<string, Schema>>,
  described: (schema: Schema) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, described(schema)]));
