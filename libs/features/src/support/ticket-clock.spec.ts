import { aTicket } from '@portal/testing';
import { clockOf } from './ticket-clock.js';

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 3, hour)).toISOString();
const promise = (due: number, met: number | null = null) => ({
  warning_at: at(due - 1),
  due_at: at(due),
  met_at: met === null ? null : at(met),
});
const textAt = (hour: number, own: Parameters<typeof aTicket>[0]): string =>
  clockOf(aTicket({ priority: 'urgent', ...own }), Date.parse(at(hour)), new Set()).text;

it.each([
  [
    'the first answer until there is one',
    { first_response: promise(15), resolution: promise(18) },
    'Answer due in 1 h',
  ],
  ['then the solution', { first_response: promise(15, 13), resolution: promise(18) }, 'Solution due in 4 h'],
  [
    'that it was solved as promised',
    { first_response: promise(15, 13), resolution: promise(18, 14), is_paused: true },
    'In time',
  ],
  [
    'that nobody answered before it ended',
    { first_response: promise(13), resolution: promise(18, 12), is_paused: true },
    'Closed without an answer',
  ],
  [
    'no missing answer of a ticket that was merged into another',
    { first_response: promise(13), resolution: promise(18, 12), is_paused: true, merged_into_id: 'another' },
    'In time',
  ],
  [
    'no promise for one that an import brought along',
    { first_response: promise(13), resolution: promise(18, 12), is_paused: true, source: 'import' as const },
    'Imported',
  ],
])('The clock of a ticket shows %s', (_what, own, text) => {
  expect(textAt(14, own)).toBe(text);
});
