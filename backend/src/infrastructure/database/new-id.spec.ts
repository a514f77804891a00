import { newId } from './new-id.js';

it('gives ids that sort by the order they were made in, however many a millisecond', () => {
  const made = Array.from({ length: 5_000 }, newId);
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
