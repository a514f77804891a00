import { americanFormats } from '@portal/contracts';
import { lineReader } from './line-values.js';

const read = lineReader({
  kind: 'companies',
  headers: ['Name', 'Website', 'Notes'],
  mapping: { name: 'Name', notes: 'Notes' },
  formats: americanFormats,
  valueMapping: {},
});

describe('a line with more cells than there are headings', () => {
  it('is wrong, for its values are shifted', () => {
    expect(read(['One', 'one.example', 'call Bob', 'then Ann at 5', 'x']).problems).toEqual([
      {
        field: '',
        message:
          'This line has more cells than there are headings: there is none above “then Ann at 5”. ' +
          'Put quotes around a text that has the separator in it',
      },
    ]);
    expect(read(['One', '', '', '', 'x']).problems).toMatchObject([
      { message: expect.stringMatching(/“x”/) as string },
    ]);
  });

  it('is as good as others where the cells behind the last heading are empty', () => {
    expect(read(['One', '', 'call Bob', '', ''])).toEqual({ values: { name: 'One', notes: 'call Bob' }, problems: [] });
  });
});
