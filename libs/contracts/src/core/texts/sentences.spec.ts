import { z } from 'zod';
import './sentences.js';

const messageOf = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message;

it.each([
  [z.string(), undefined, 'Required'],
  [z.uuid(), null, 'Required'],
  [z.string(), 5, 'Must be a text'],
  [z.int(), 'x', 'Must be a number'],
  [z.object({}), 'x', 'Must be an object'],
  [z.record(z.string(), z.string()), 'x', 'Must be an object'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.int().max(13), 14, 'At most 13'],
  [z.int().min(1), 0, 'At least 1'],
  [z.string().max(3), 'long', 'At most 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry'],
  [z.enum(['asc', 'desc']), 'up', 'One of: asc, desc'],
  [z.uuid(), 'abc', 'Must be an id'],
  [z.iso.date(), 'soon', 'Must be a day like 2026-03-31'],
  [z.string().max(3, 'Too long for us'), 'long', 'Too long for us'],
])('says what is wrong in words %#', (schema, input, sentence) => {
  expect(messageOf(schema, input)).toBe(sentence);
});
