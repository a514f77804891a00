import fc from 'fast-check';
import { columnShares } from './column-shares.js';

const gap = 8;
/** Points of a text: ten a letter. */
const widthOf = (text: string): number => text.length * 10;
const shares = (titles: string[], rows: string[][], line = 500): number[] =>
  columnShares(
    titles.map((title) => ({ title })),
    rows,
    { widthOf, gap, line },
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('columns of a table', () => {
  it('keep the widths that they are given', () => {
    const columns = [
      { title: 'Description', share: 0.8 },
      { title: 'Amount', share: 0.2 },
    ];
    expect(columnShares(columns, [['a', 'b']], { widthOf, gap, line: 500 })).toEqual([0.8, 0.2]);
  });

  it('are as wide as what they hold, where all of it fits', () => {
    const [name = 0, figure = 0] = shares(['A', 'B'], [['twelve words', '3']]);
    expect(name * 500 - gap).toBeGreaterThan(120);
    expect(figure).toBeLessThan(name);
    expect(figure * 500).toBeGreaterThan(10);
  });

  it('break no word that has room, and leave no room unused', () => {
    const text = fc.array(fc.string({ minLength: 1, maxLength: 8, unit: 'grapheme-ascii' }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
        const texts = cells.map((words) => words.join(' '));
        const widths = shares(
          texts.map(() => 'T'),
          [texts],
          1_000,
        ).map((share, at) => share * 1_000 - (at === texts.length - 1 ? 0 : gap));
        expect(sum(widths) + gap * (texts.length - 1)).toBeCloseTo(1_000);
        for (const [at, one] of texts.entries())
          for (const word of one.split(' ')) expect(widths[at]).toBeGreaterThanOrEqual(widthOf(word));
      }),
    );
  });

  it('share what there is where not even the words fit', () => {
    const widths = shares(['Supercalifragilistic', 'Expialidocious', 'x'], [], 100);
    expect(sum(widths)).toBeCloseTo(1);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });
});
