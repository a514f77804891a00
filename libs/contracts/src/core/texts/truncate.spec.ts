import { truncate } from './truncate.js';

it.each([
  ['Neuse', 5, 'Neuse'],
  ['Neuse', 4, 'Neus'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
  ['ab😀c', 4, 'ab😀'],
  ['😀', 1, ''],
])('%j of at most %i units is %j', (text, max, beginning) => {
  expect(truncate(text, max)).toBe(beginning);
});
