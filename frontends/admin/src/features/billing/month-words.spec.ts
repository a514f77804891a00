import { daysOfMonth, monthWords } from './month-words.js';

describe('a month of the books', () => {
  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => expect(daysOfMonth(month)).toEqual([`${month}-01`, last]));

  it('has a name', () =>
    expect([monthWords('2026-11'), monthWords('2026-11', 'short')]).toEqual(['November 2026', 'Nov']));
});
