import { spreadsheetText } from './spreadsheet-text.js';

/** The cells that a spreadsheet makes of a line when it separates them by this character, whatever wrote it. */
const cellsOf = (line: string, separator: string): string[] => line.split(separator).flatMap((c) => c.split(/[\r\n]/));

describe('a text in a file for spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '|calc', '\tcalc', '\rcalc', '\0=1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
    'is marked as text where it would be run as a formula: %j',
    (text) => expect(spreadsheetText(text)).toBe(`'${text}`),
  );

  it.each([' =1', '\u00a0=1', '\u3000＝1', '\u200b=1', '\ufeff +1', '\u200e\u2066@SUM(1)'])(
    'is marked where blanks or invisible characters stand before the formula: %j',
    (text) => expect(spreadsheetText(text)).toBe(`'${text}`),
  );

  it.each([
    [';=1+1', ";'=1+1"],
    ['Till;=1+1', "Till;'=1+1"],
    ['Till; \u200b=1+1;-2', "Till;' \u200b=1+1;'-2"],
    ['Till,@SUM(1)', "Till,'@SUM(1)"],
    ['Till\t+1', "Till\t'+1"],
    ['Till|＝1', "Till|'＝1"],
    ['Till"=1', `Till"'=1`],
    ['"=1', `"'=1`],
    ['Till\n-1\r\n=2', "Till\n'-1\r\n'=2"],
    ['\n=1', "'\n'=1"],
    [';;=1', ";;'=1"],
  ])('is marked inside too, where another separator would begin a cell: %j', (text, marked) =>
    expect(spreadsheetText(text)).toBe(marked),
  );

  it('has no cell that begins with a formula, by whatever character a spreadsheet separates', () => {
    const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    for (const separator of [';', ',', '\t', '|', '\n', '\r', '"'])
      for (const sign of signs)
        for (const gap of ['', ' ', '\u00a0\u200b'])
          for (const cell of cellsOf(
            spreadsheetText(`a${separator}${gap}${sign}1${separator}${gap}${sign}2`),
            separator,
          ))
            expect(cell).toMatch(/^(a|'.*)?$/u);
  });

  it.each(['', 'New tills', '1+1', 'a＝b', 'a = b', 'a; b, c - d', "it's = 1", 'p || q', 'e-mail, tel. 1'])(
    'stays as it is otherwise: %j',
    (text) => expect(spreadsheetText(text)).toBe(text),
  );

  it('is made in time that grows with its length only', () => {
    const blanks = ';' + ' \t\n\u200b'.repeat(50_000);
    expect(spreadsheetText(blanks)).toBe(blanks);
  });
});
