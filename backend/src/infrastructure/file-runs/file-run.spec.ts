import { fileSlug } from './file-run.js';

describe('the words of a file’s name', () => {
  it.each([
    ['=1+1 formulas', '1-1-formulas'],
    ['Café & Co.', 'cafe-co'],
    ['My projects', 'my-projects'],
    ['日本', ''],
    ['a'.repeat(59) + ' b', 'a'.repeat(59)],
  ])('of %s are %s', (title, words) => {
    expect(fileSlug(title)).toBe(words);
  });
});
