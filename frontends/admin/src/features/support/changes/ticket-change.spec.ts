import type { TicketView } from '@portal/contracts';
import { aTicket } from '@portal/testing';
import { changeText } from './ticket-change.js';

const ticket = aTicket({ number: 'S-0012', status: 'open', priority: 'low' });
const at = Date.parse('2026-11-30T15:00:00Z');
const until = '2026-12-01T13:00:00Z';

it.each<[Partial<TicketView>, Partial<TicketView>, string]>([
  [{ status: 'resolved' }, {}, 'S-0012 is resolved'],
  [{ status: 'pending' }, {}, 'S-0012 waits for the customer'],
  [{ status: 'resolved', snoozed_until: null }, { snoozed_until: until }, 'S-0012 is resolved'],
  [{ snoozed_until: until }, {}, 'S-0012 is snoozed until tomorrow 8:00 AM'],
  [{ snoozed_until: null }, { snoozed_until: until }, 'S-0012 is awake'],
  [{ assignee_id: 'a', assignee_name: 'Avery Cole' }, {}, 'S-0012 is assigned to Avery Cole'],
  [{ assignee_id: null }, { assignee_id: 'a' }, 'S-0012 is nobody’s'],
  [{ priority: 'high' }, {}, 'S-0012 has the priority high'],
  [{ tags: ['VPN'] }, {}, 'S-0012 is changed'],
])('%o after %o: %s', (changes, before, text) => {
  const then = { ...ticket, ...before };
  expect(changeText(then, { ...then, ...changes }, at, { timeZone: 'America/New_York' })).toBe(text);
});
