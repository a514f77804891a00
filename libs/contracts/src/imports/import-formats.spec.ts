import { americanFormats, FormatTally } from './import-formats.js';
import { guessHeadingLine, guessMapping } from './import-headings.js';

const guess = (lines: readonly string[][], days: number[] = [], numbers: number[] = []) => {
  const tally = new FormatTally();
  for (const cells of lines) tally.add(cells);
  return tally.guess({ days, numbers }, americanFormats);
};

describe('the formats of a file are guessed', () => {
  it.each([
    ['a 13 or more in the first place', [['1/5/27'], ['13/1/27']], 'dmy'],
    ['a 13 or more in the second place', [['1/5/27'], ['1/13/27']], 'mdy'],
    ['points between the parts', [['01.05.2027']], 'dmy'],
    ['nothing: as in the United States', [['1/5/27'], ['2027-05-01'], ['40/40/2027'], ['']], 'mdy'],
    ['most of the values', [['13/1/27'], ['14/1/27'], ['1/13/27']], 'dmy'],
  ])('by %s', (_, lines, dates) => {
    expect(guess(lines)).toEqual({ dates, decimals: 'point' });
  });

  it.each([
    ['comma', [['1,5'], ['1.234']]],
    ['comma', [['1.234,50']]],
    ['point', [['1,234.50']]],
    ['comma', [['USD 100,00'], ['100,00 $']]],
    ['comma', [['$ 1.250,00']]],
    ['point', [['1234.5'], ['1,234']]],
  ])('with a decimal %s: %j', (decimals, lines) => {
    expect(guess(lines)).toEqual({ dates: 'mdy', decimals });
  });

  it('by the columns of days and numbers before all others', () => {
    const lines = [
      ['1/13/27', '13/1/27', '1,5', '1,234.5'],
      ['x', '', '2,5', ''],
    ];
    expect(guess(lines, [1], [3])).toEqual({ dates: 'dmy', decimals: 'point' });
    expect(guess(lines, [0], [2])).toEqual({ dates: 'mdy', decimals: 'comma' });
  });
});

describe('the line of the headings is guessed', () => {
  const linesOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 2, cells }));

  it.each([
    ['the first', linesOf(['Name', 'Phone'], ['One', '2']), 2],
    ['that whose columns mean fields', linesOf(['Clients 2026', 'Page 1'], ['Name', 'Phone'], ['One', '2']), 3],
    ['the first of several columns', linesOf(['Kundenliste 2026'], ['Firma', 'Fon'], ['One', '2']), 3],
    ['the first of one column', linesOf(['Firma'], ['One']), 2],
  ])('as %s', (_, lines, line) => {
    expect(guessHeadingLine('companies', lines)?.line).toBe(line);
  });
});

it.each([
  [
    'tickets',
    ['Requester', 'Requester email', 'Created time', 'Closed time'],
    ['Requester email', 'Created time', 'Closed time'],
  ],
  [
    'tickets',
    ['Contact', 'Contact Email', 'Date Entered', 'Date Closed'],
    ['Contact Email', 'Date Entered', 'Date Closed'],
  ],
  ['tickets', ['Requester', 'Opened', 'Resolved'], ['Requester', 'Opened', 'Resolved']],
] as const)(
  'columns of closed %s are guessed, those of addresses before those of names: %j',
  (kind, headers, found) => {
    const [customer, opened_on, closed_on] = found;
    expect(guessMapping(kind, headers)).toEqual({ customer, opened_on, closed_on });
  },
);

it.each([
  ['companies', ['Website URL'], { website: 'Website URL' }],
  ['invoices', ['Num', 'Transaction date', 'Due date'], { number: 'Num', issued_on: 'Transaction date' }],
  ['tasks', ['Card ID', 'Card Name'], { title: 'Card Name' }],
  ['tickets', ['Title', 'Subject'], { title: 'Subject' }],
  ['tickets', ['Title', 'Email'], { title: 'Title', customer: 'Email' }],
] as const)('columns of %s are guessed by the headings of other programs: %j', (kind, headers, mapping) => {
  expect(guessMapping(kind, headers)).toEqual(mapping);
});

it('the columns of paid invoices are guessed; “Company” is no e-mail address, and “Paid” can be an amount', () => {
  expect(guessMapping('invoices', ['No', 'Customer mail', 'Company', 'Invoiced', 'Paid', 'Sum'])).toEqual({
    number: 'No',
    customer: 'Customer mail',
    issued_on: 'Invoiced',
    amount: 'Sum',
  });
});
