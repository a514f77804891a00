import { aggregatesOf, chartKindsIn, queryOf, type QueryDraft } from './query-draft.js';

const draft: QueryDraft = {
  ...{ source: 'tickets', isGrouped: true, columns: [], filters: [], sort: [] },
  group_by: [{ column: 'created', step: 'month' }],
  aggregates: [{ function: 'count' }],
};
const goalOf = (own: Partial<QueryDraft>) => queryOf({ ...draft, goal: { value: 90, label: '' }, ...own }).goal;

it('a goal is asked for over bars and lines, once it is a number, and has a name in any case', () => {
  expect(goalOf({})).toEqual({ value: 90, label: 'Goal' });
  expect(goalOf({ chart: 'lines', goal: { value: 90, label: ' Promised ' } })).toEqual({
    value: 90,
    label: 'Promised',
  });
  expect(goalOf({ chart: 'stacked' })).toBeUndefined();
  expect(goalOf({ group_by: [] })).toBeUndefined();
  expect(goalOf({ goal: { value: 'many', label: 'Promised' } })).toBeUndefined();
});

it('is stacked by the second group, else by several figures that can be added up', () => {
  const mayStack = (own: Partial<QueryDraft>) => chartKindsIn({ ...draft, ...own }).includes('stacked');
  const average = { function: 'avg', column: 'hours' } as const;
  const two = [{ column: 'created', step: 'month' } as const, { column: 'company' }];
  expect([mayStack({}), mayStack({ group_by: two })]).toEqual([false, true]);
  expect(mayStack({ group_by: two, aggregates: [average] })).toBe(false);
  expect(mayStack({ aggregates: [{ function: 'count' }, average] })).toBe(false);
  expect(mayStack({ aggregates: [{ function: 'count' }, { function: 'sum', column: 'hours' }] })).toBe(true);
});

it('counts what the report is on, by its name', () => {
  const [count] = aggregatesOf({ name: 'tickets', label: 'Support tickets', columns: [] });
  expect(count).toMatchObject({ name: 'count', label: 'Number of support tickets' });
});
