import { freeJson } from './free-json.js';

const nested = (levels: number, inner: object): object => (levels === 1 ? inner : { a: nested(levels - 1, inner) });
const schema = freeJson(1_024);
const messageFor = (value: unknown): string | undefined => schema.safeParse(value).error?.issues[0]?.message;

describe('free JSON', () => {
  it.each([
    ['breaks and tabs', { a: 'one\n\ttwo 🍞' }],
    ['20 levels', nested(20, {})],
    ['1,024 bytes', { a: 'é'.repeat(508) }],
  ])('takes %s', (_, value) => {
    expect(messageFor(value)).toBeUndefined();
  });

  it.each([
    ['NUL in a text', { a: [{ b: '\u0000' }] }, 'Control characters are not allowed'],
    ['NUL in a name', { a: { 'b\u0000': 1 } }, 'Control characters are not allowed'],
    ['half a character', { a: ['\ud83c'] }, 'Control characters are not allowed'],
    ['21 levels', nested(21, {}), 'At most 20 levels within one another'],
    [
      '100,000 levels',
      JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'At most 20 levels within one another',
    ],
    ['1,025 bytes', { a: `${'é'.repeat(508)}.` }, 'At most 1 KB'],
  ])('refuses %s', (_, value, message) => {
    expect(messageFor(value)).toBe(message);
  });
});
