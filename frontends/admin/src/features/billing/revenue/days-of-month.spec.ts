import { daysOfMonth } from './revenue-months.js';

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the month %s of the books ends on %s', (month, last) => expect(daysOfMonth(month)).toEqual([`${month}-01`, last]));
