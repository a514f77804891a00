import type { ListColumn } from '../table/list-column.js';
import { toCsv } from './list-csv.js';

const columns: ListColumn<{ name: string }>[] = [{ key: 'name', title: 'Name', text: (row) => row.name }];

describe('CSV of a list', () => {
  it('quotes what a comma or a quotation mark would break', () => {
    expect(toCsv(columns, [{ name: 'Bell, "Grace"' }])).toBe('"Name"\r\n"Bell, ""Grace"""\r\n');
  });

  it('keeps a spreadsheet from running a cell as a formula', () => {
    for (const name of ['=HYPERLINK("x")', '＝HYPERLINK("x")'])
      expect(toCsv(columns, [{ name }])).toContain(`"'${name.slice(0, 10)}`);
  });
});
