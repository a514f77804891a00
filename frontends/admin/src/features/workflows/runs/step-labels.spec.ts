import { aboutNothing, stepFieldLabel, stepWords } from './step-labels.js';

it.each([
  ['for', { unit: 'days', amount: 5 }, '5 days'],
  ['timeout', { amount: 1, unit: 'hours' }, '1 hour'],
  ['recipients', { to: 'on_call' }, 'on-call'],
  ['channels', 'in_app', 'in the app'],
  ['event', 'ticket.rated', 'a ticket is rated'],
  ['status', 'in_progress', 'in progress'],
  ['title', 'in_progress', null],
  ['to', 'on_hold', 'on hold'],
  ['from', 'Some text, as it is', null],
  ['amount', 5, null],
])('a step’s %s %j is said as the builder says it: %s', (field, value, words) => {
  expect(stepWords(field, value)).toBe(words);
});

it('a field that is set is called as in the builder, and a choice for it too', () => {
  const about = { ...aboutNothing, kind: 'ticket', type: 'set_field' } as const;
  expect([
    stepWords('field', 'due_at', about),
    stepWords('field', 'priority', about),
    stepWords('value', 'very_high', about, { field: 'priority' }),
    stepWords('value', 'very_high', about, { field: 'title' }),
    stepFieldLabel('body', 'notify'),
    stepFieldLabel('body', 'add_comment'),
  ]).toEqual(['Due at', 'Priority', 'very high', null, 'Message', 'Comment']);
});

it.each([
  ['url', 'URL'],
  ['hook_url', 'Hook URL'],
  ['response_status', 'Response status'],
])('the field %s is called %s', (field, label) => {
  expect(stepFieldLabel(field)).toBe(label);
});
