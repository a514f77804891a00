import { lineReader } from './line-values.js';

const read = lineReader('projects', ['Budget'], { budget: 'Budget' });

describe('the number of a cell', () => {
  it.each([
    ['1234.5', 1234.5],
    ['$12,500.50', 12_500.5],
    ['1,234,567', 1_234_567],
    ['$ 1 000', 1_000],
    ['-3', -3],
  ])('is read from %s', (cell, budget) => {
    expect(read([cell])).toMatchObject({ budget });
  });

  it.each(['1.234,50', '1,50', '12,34', '1,2345', '1.234.567', ',500', '10 €'])(
    'is not made up of %s, which stays a text for the schema to refuse',
    (cell) => {
      expect(read([cell])).toMatchObject({ budget: cell });
    },
  );
});

describe('a choice of a cell', () => {
  const tasks = lineReader('tasks', ['State', 'Priority'], { status: 'State', priority: 'Priority' });

  it.each([
    ['To do', 'URGENT', { status: 'todo', priority: 'urgent' }],
    ['todo', 'Low', { status: 'todo', priority: 'low' }],
    ['Backlog', 'hoch', { status: 'backlog', priority: 'hoch' }],
  ])('is read in the words of the screens: %s, %s', (state, priority, values) => {
    expect(tasks([state, priority])).toEqual(values);
  });

  it('is read from several in one cell', () => {
    const people = lineReader('people', ['For'], { contact_flags: 'For' });
    expect(people(['Billing, Technical'])).toEqual({ contact_flags: ['billing', 'technical'] });
  });
});

describe('a text of several lines', () => {
  const tasks = lineReader('tasks', ['Title', 'Text'], { title: 'Title', description: 'Text' });

  it('is one line where the field has one, and stays where it has several', () => {
    const cell = 'Order \r\n the tills\u2028today';
    expect(tasks([cell, cell])).toEqual({ title: 'Order the tills today', description: cell });
  });
});

describe('the time of a cell', () => {
  const read = (heading: string, cell: string) =>
    lineReader('tasks', [heading], { estimate_minutes: heading })([cell])['estimate_minutes'];

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
    ['soon', 'soon'],
    ['1:75', '1:75'],
    ['1,5', '1,5'],
  ])('is in hours: %s', (cell, minutes) => {
    expect(read('Estimate', cell)).toBe(minutes);
  });

  it('is in minutes where the heading says so', () => {
    for (const heading of ['Estimate (min)', 'Minutes', 'estimate_minutes', 'Estimate in mins'])
      expect([read(heading, '45'), read(heading, '2h')]).toEqual([45, 120]);
    expect(read('Minimum effort', '2')).toBe(120);
  });
});
