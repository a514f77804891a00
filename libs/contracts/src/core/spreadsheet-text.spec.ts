import { spreadsheetText } from './spreadsheet-text.js';

describe('a text in a file for spreadsheets', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(1)', '|calc', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(1)'])(
    'is marked as text where it would be run as a formula: %j',
    (text) => expect(spreadsheetText(text)).toBe(`'${text}`),
  );

  it.each(['', 'New tills', '1+1', 'a＝b', ' =1'])('stays as it is otherwise: %j', (text) =>
    expect(spreadsheetText(text)).toBe(text),
  );
});
