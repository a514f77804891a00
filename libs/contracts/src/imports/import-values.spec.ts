import { americanFormats, type ImportFormats } from './import-formats.js';
import { importDefinitions, type ImportKind } from './import-kinds.js';
import { readCell, unknownChoices, type ValueMapping } from './import-values.js';

const fieldOf = (kind: ImportKind, name: string) =>
  importDefinitions[kind].fields.find((field) => field.name === name)!;
const reader =
  (
    kind: ImportKind,
    name: string,
    { formats = {}, valueMapping = {} }: { formats?: Partial<ImportFormats>; valueMapping?: ValueMapping } = {},
  ) =>
  (text: string, heading = name) =>
    readCell(fieldOf(kind, name), heading, text, { formats: { ...americanFormats, ...formats }, valueMapping });

describe('the number of a cell', () => {
  it.each([
    ['point', '1234.5', 1234.5],
    ['point', '$12,500.50', 12_500.5],
    ['point', '1,234,567', 1_234_567],
    ['point', '$ 1 000', 1_000],
    ['point', '-3', -3],
    ['point', 'USD 12,000', 12_000],
    ['point', '-US$ 12.50', -12.5],
    ['point', '12,000 USD', 12_000],
    ['point', '(1,234.00)', -1234],
    ['point', '($ 5.50)', -5.5],
    ['point', '$(5)', -5],
    ['comma', '(1.234,50)', -1234.5],
    ['comma', '1.250,00 $', 1250],
    ['comma', '1.234,50', 1234.5],
    ['comma', '1,5', 1.5],
    ['comma', '1.234', 1234],
    ['comma', '1234.5', 1234.5],
  ] as const)('with a decimal %s is read from %s', (decimals, cell, value) => {
    expect(reader('projects', 'budget', { formats: { decimals } })(cell)).toEqual({ value });
  });

  it.each([
    ['point', '1.234,50'],
    ['point', '1,50'],
    ['point', '12,34'],
    ['point', '1,2345'],
    ['point', '1.234.567'],
    ['point', ',500'],
    ['point', '1 USD 2'],
    ['point', 'USDA 5'],
    ['point', '(5'],
    ['point', '(-5)'],
    ['comma', '1,234.50'],
    ['comma', '12.345.6'],
  ] as const)('with a decimal %s is not made up of %s, and what was expected is said', (decimals, cell) => {
    const problem = `Must be a number like ${decimals === 'point' ? '1,234.50' : '1.234,50'}`;
    expect(reader('projects', 'budget', { formats: { decimals } })(cell)).toEqual({ problem });
  });
});

it('a percentage is called one', () => {
  expect(reader('projects', 'budget')('5%')).toEqual({
    problem: '“5%” is a percentage. Must be a number like 1,234.50',
  });
});

it.each([
  ['point', '2.000', 'comma'],
  ['point', '$12.500', 'comma'],
  ['point', '-1.125', 'comma'],
  ['comma', '2,000', 'point'],
] as const)('with a decimal %s, %s is not read: the format must be chosen', (decimals, cell, other) => {
  const read = reader('projects', 'budget', { formats: { decimals } });
  expect(read(cell)).toEqual({
    problem:
      `“${cell}” can be thousands or have three decimals. If it is thousands, choose “Decimal ${other}” for the ` +
      'numbers of the file; else write it with two decimals',
  });
  expect(read('1234')).toEqual({ value: 1234 });
});

describe('the terms of payment of a cell', () => {
  it.each([
    ['30', 30],
    ['Net 30', 30],
    ['net15', 15],
    ['45 days', 45],
    ['Due on receipt', 0],
  ])('are read from %s', (cell, value) => {
    expect(reader('companies', 'payment_terms_days')(cell)).toEqual({ value });
  });

  it.each(['2% 10 Net 30', 'End of month'])('are not made up of %s', (cell) => {
    expect(reader('companies', 'payment_terms_days')(cell)).toEqual({ problem: 'Must be a number of days like 30' });
  });
});

describe('the day of a cell', () => {
  it.each([
    ['mdy', '12/31/2026', '2026-12-31'],
    ['mdy', '1/5/27', '2027-01-05'],
    ['mdy', '1/5/98', '1998-01-05'],
    ['mdy', '12/31/2026 2:30 PM', '2026-12-31'],
    ['dmy', '1/5/27', '2027-05-01'],
    ['dmy', '31.12.2026', '2026-12-31'],
    ['dmy', '31-12-2026', '2026-12-31'],
    ['ymd', '2026-12-31', '2026-12-31'],
    ['ymd', '2026/1/5', '2026-01-05'],
    ['dmy', '2026-12-31T10:00:00.000Z', '2026-12-31'],
    ['mdy', '2026-12-15T04:59:00.000Z', '2026-12-14'],
    ['mdy', '2026-07-15T04:00:00Z', '2026-07-15'],
    ['mdy', '2026-12-14 23:30:00 -0800', '2026-12-15'],
    ['mdy', '2026-12-15T00:00:00.000Z', '2026-12-15'],
    ['mdy', '2026-12-15 23:59:00', '2026-12-15'],
    ['mdy', '03/Nov/25 5:00 PM', '2025-11-03'],
    ['mdy', '15-Dec-2026', '2026-12-15'],
    ['ymd', '15-Dec-26', '2026-12-15'],
    ['dmy', 'Dec 1, 2026', '2026-12-01'],
    ['mdy', '1. December 2026 14:30', '2026-12-01'],
    ['mdy', 'Sept. 3, 2026', '2026-09-03'],
    ['ymd', 'Friday, November 27, 2026 10:12 AM', '2026-11-27'],
    ['mdy', '46387', '2026-12-31'],
    ['dmy', '46387.5', '2026-12-31'],
    ['dmy', '25569', '1970-01-01'],
    ['dmy', '73050', '2099-12-31'],
  ] as const)('as %s is read from %s', (dates, cell, value) => {
    expect(reader('tasks', 'due_date', { formats: { dates } })(cell)).toEqual({ value });
  });

  it.each([
    ['mdy', '31.12.2026', '12/31/2026'],
    ['dmy', '12/31/2026', '31.12.2026'],
    ['dmy', '31.02.2026', '31.12.2026'],
    ['ymd', '1/5/27', '2026-12-31'],
    ['mdy', 'soon', '12/31/2026'],
    ['mdy', '31-Feb-2026', '12/31/2026'],
    ['mdy', '1 Dez 2026', '12/31/2026'],
    ['mdy', '25568', '12/31/2026'],
    ['mdy', '73051', '12/31/2026'],
    ['mdy', '2525550163', '12/31/2026'],
    ['mdy', '1/5.27', '12/31/2026'],
    ['mdy', '2026-13-01', '12/31/2026'],
    ['mdy', '12/14/0026', '12/31/2026'],
    ['ymd', '0999-12-14', '2026-12-31'],
  ] as const)('as %s is not made up of %s: expected is one like %s', (dates, cell, example) => {
    expect(reader('tasks', 'due_date', { formats: { dates } })(cell)).toEqual({
      problem: `Must be a day like ${example}`,
    });
  });
});

describe('a choice of a cell', () => {
  it.each([
    ['tasks', 'status', 'To do', 'todo'],
    ['tasks', 'status', 'DONE', 'done'],
    ['tasks', 'status', 'In progress', 'in_progress'],
    ['tasks', 'priority', 'URGENT', 'urgent'],
    ['deals', 'interval', 'Every quarter', 'quarter'],
    ['tickets', 'category', 'Network and internet', 'network'],
    ['invoices', 'method', 'Bank transfer (ACH)', 'ach'],
  ] as const)('is read in the words of the screens: %s, %s %s', (kind, field, cell, value) => {
    expect(reader(kind, field)(cell)).toEqual({ value });
  });

  it('is one of ours that was chosen for the file’s own, or none', () => {
    const valueMapping = { priority: { hoch: 'high', '-': '' } };
    const read = reader('tasks', 'priority', { valueMapping });
    expect([read('hoch'), read('-'), read('low')]).toEqual([{ value: 'high' }, { value: undefined }, { value: 'low' }]);
    expect(read('constructor')).toMatchObject({
      problem: expect.stringContaining('“constructor” is none of') as string,
    });
    expect(read('egal')).toEqual({
      problem: '“egal” is none of: Low, Medium, High, Urgent. Choose a value for it',
    });
  });

  it('is read from several in one cell', () => {
    const read = reader('people', 'contact_flags', { valueMapping: { contact_flags: { Rechnung: 'billing', x: '' } } });
    expect(read('Technical, Rechnung; x')).toEqual({ value: ['technical', 'billing'] });
    expect(read('Billing, Lager')).toMatchObject({ problem: expect.stringContaining('“Lager”') as string });
    expect(unknownChoices('Billing, Lager', fieldOf('people', 'contact_flags'))).toEqual(['Lager']);
  });
});

describe('a formula that failed', () => {
  it.each([
    ['companies', 'phone', '#N/A'],
    ['projects', 'budget', '#REF!'],
    ['tasks', 'description', '#DIV/0!'],
  ] as const)('is no value of %s: %s', (kind, field, cell) => {
    expect(reader(kind, field)(cell, 'Tel.')).toEqual({
      problem: `“${cell}” in the column “Tel.” is a formula that failed. Correct it, or empty the cell`,
    });
  });

  it('is one of ours where that was chosen for it', () => {
    expect(reader('tasks', 'priority', { valueMapping: { priority: { '#N/A': 'low' } } })('#N/A')).toEqual({
      value: 'low',
    });
  });
});

describe('a text of several lines', () => {
  it('is one line where the field has one, and stays where it has several', () => {
    const cell = 'Order \r\n the tills\u2028today';
    expect(reader('tasks', 'title')(cell)).toEqual({ value: 'Order the tills today' });
    expect(reader('tasks', 'description')(cell)).toEqual({ value: cell });
  });
});

describe('the time of a cell', () => {
  it.each([
    ['1.5', 90],
    ['2', 120],
    ['0:30', 30],
    ['12:05', 725],
    ['01:30:00', 90],
    ['90m', 90],
    ['90 min', 90],
    ['2 h', 120],
    ['1.5 hours', 90],
    ['1h 30min', 90],
  ])('is in hours: %s', (cell, value) => {
    expect(reader('tasks', 'estimate_minutes')(cell, 'Estimate')).toEqual({ value });
  });

  it.each(['soon', '1:75', '1,5', '1,5 h'])(
    'is not made up of %s, but has a decimal comma where it was chosen',
    (cell) => {
      expect(reader('tasks', 'estimate_minutes')(cell, 'Estimate')).toEqual({
        problem: 'Must be a time like 1.5 (hours), 1:30 or 90m',
      });
      const read = reader('tasks', 'estimate_minutes', { formats: { decimals: 'comma' } })(cell, 'Estimate');
      expect('value' in read).toBe(cell.includes(','));
    },
  );

  it('is in minutes or seconds where the heading says so', () => {
    const read = reader('tasks', 'estimate_minutes');
    for (const heading of ['Estimate (min)', 'Minutes', 'estimate_minutes', 'Estimate in mins'])
      expect([read('45', heading), read('2h', heading)]).toEqual([{ value: 45 }, { value: 120 }]);
    expect(read('2', 'Minimum effort')).toEqual({ value: 120 });
    for (const heading of ['Estimate (seconds)', 'Secs']) expect(read('14400', heading)).toEqual({ value: 240 });
    expect(read('2', 'Secondary effort')).toEqual({ value: 120 });
  });
});
