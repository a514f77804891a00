import { tablesAsLines } from './pasted-tables.js';

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
