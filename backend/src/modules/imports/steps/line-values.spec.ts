import { lineReader } from './line-values.js';

const read = lineReader('projects', ['Budget'], { budget: 'Budget' });

describe('the number of a cell', () => {
  it.each([
    ['1234.5', 1234.5],
    ['$12,500.50', 12_500.5],
    ['1,234,567', 1_234_567],
    ['$ 1 000', 1_000],
    ['-3', -3],
  ])('is read from %s', (cell, budget) => {
    expect(read([cell])).toMatchObject({ budget });
  });

  it.each(['1.234,50', '1,50', '12,34', '1,2345', '1.234.567', ',500', '10 €'])(
    'is not made up of %s, which stays a text for the schema to refuse',
    (cell) => {
      expect(read([cell])).toMatchObject({ budget: cell });
    },
  );
});
