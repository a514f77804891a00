import { sheetCell } from './xlsx-stream.js';

describe('a cell of a workbook', () => {
  it('has the beginning of a text that no cell can have', () => {
    expect(sheetCell('text', 'x'.repeat(40_000))).toBe('x'.repeat(32_767));
    expect(sheetCell('text', 'short')).toBe('short');
    expect(sheetCell('day', '2026-11-30')).toEqual(new Date('2026-11-30'));
  });
});
