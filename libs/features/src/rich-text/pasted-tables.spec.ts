import { tablesAsLines, tablesAsLists } from './pasted-tables.js';

describe('a pasted table', () => {
  it('becomes a line for each row, its cells apart', () => {
    const html =
      '<p>Before</p><table><thead><tr><th>Name</th><th>Count</th></tr></thead><tbody><tr><td> c1 </td><td>c2</td></tr></tbody></table>';
    expect(tablesAsLines(html)).toBe('<p>Before</p><p>Name | Count</p><p>c1 | c2</p>');
  });

  it('keeps a table within a table readable', () => {
    const inner = '<table><tr><td>a</td><td>b</td></tr></table>';
    expect(tablesAsLines(`<table><tr><td>${inner}</td><td>c</td></tr></table>`)).toBe('<p>a | b | c</p>');
  });

  it('leaves anything else as it is', () => {
    expect(tablesAsLines('<p>A <b>tablet</b></p>')).toBe('<p>A <b>tablet</b></p>');
  });
});

describe('a table of a mail', () => {
  it('is a list, whose items say the heading of each cell', () => {
    const mail = 'Please order:\n\n| Item | Price |\n| --- | ---: |\n| Bun \\| roll | 0.90 |\n| Rye | |\n\nThanks';
    expect(tablesAsLists(mail)).toBe('Please order:\n\n- Item: Bun | roll, Price: 0.90\n- Item: Rye\n\nThanks');
  });

  it('has its cells alone where it has no headings; other bars stay', () => {
    expect(tablesAsLists('| | |\n| --- | --- |\n| Bun | 0.90 |')).toBe('- Bun, 0.90');
    expect(tablesAsLists('| Bun | 0.90 |\nNo | table')).toBe('| Bun | 0.90 |\nNo | table');
  });
});
