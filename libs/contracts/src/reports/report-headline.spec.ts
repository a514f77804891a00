import { headlineValue } from './report.contract.js';

describe('the headline of a report (decisions 6.78)', () => {
  const totals = { kept: 2, missed: 1, none: 0 };

  it('is a total, a share of two totals, or the number of rows', () => {
    expect(headlineValue({ column: 'kept', rest: null }, totals, 9)).toBe(2);
    expect(headlineValue({ column: 'kept', rest: 'missed' }, totals, 9)).toBe(66.7);
    expect(headlineValue({ column: null, rest: null }, totals, 9)).toBe(9);
  });

  it('is nothing where there is no such total, and no share of nothing', () => {
    expect(headlineValue({ column: 'other', rest: null }, totals, 9)).toBeNull();
    expect(headlineValue({ column: 'none', rest: 'none' }, totals, 9)).toBeNull();
  });
});
