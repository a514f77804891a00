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

  it('says that a quote behind a blank holds nothing together', () => {
    expect(read(['One', '', '"a', 'b"']).problems).toEqual([
      {
        field: '',
        message:
          'This line has more cells than there are headings: the quote before “a” has a blank before it, so that it ' +
          'holds nothing together. Remove the blank',
      },
    ]);
  });

  it('is as good as others where the cells behind the last heading are empty', () => {
    expect(read(['One', '', 'call Bob', '', ''])).toEqual({
      values: { name: 'One', notes: 'call Bob' },
      problems: [],
      emptied: [],
    });
  });
});

it('columns of one heading are one list', () => {
  const headers = ['Labels', 'Labels (2)', 'Labels (3)', 'Title'];
  const ofTasks = { kind: 'tasks', formats: americanFormats, valueMapping: {} } as const;
  const cells = ['hardware', '', 'till, shop', 'Order'];
  const mapping = { title: 'Title', labels: 'Labels' };
  expect(lineReader({ ...ofTasks, headers, mapping })(cells).values).toEqual({
    title: 'Order',
    labels: ['hardware', 'till', 'shop'],
  });
  const ofThird = { ...mapping, labels: 'Labels (3)' };
  expect(lineReader({ ...ofTasks, headers, mapping: ofThird })(cells).values['labels']).toEqual(['till', 'shop']);
});
