import type { TicketView } from '@portal/contracts';
import { aTicket } from '@portal/testing';
import { dueGroupOf } from './due-groups.js';

/** A Friday, 2 PM at the office. */
const now = Date.parse('2026-11-27T19:00:00Z');
const zone = 'America/New_York';

const dueAt = (due_at: string | null, status: TicketView['status'] = 'open'): TicketView =>
  aTicket({
    status,
    first_response: { warning_at: null, due_at: null, met_at: '2026-11-27T18:00:00.000Z' },
    resolution: { warning_at: null, due_at, met_at: null },
  });

describe('By when a ticket is due, for its reader', () => {
  it.each([
    ['2026-11-27T18:59:59.000Z', 'late'],
    ['2026-11-27T20:00:00.000Z', 'hour'],
    ['2026-11-27T20:00:01.000Z', 'today'],
    ['2026-11-28T04:59:00.000Z', 'today'],
    ['2026-11-28T05:00:00.000Z', 'tomorrow'],
    ['2026-11-29T17:00:00.000Z', 'week'],
    ['2026-11-30T17:00:00.000Z', 'later'],
  ])('%s is %s', (due, group) => {
    expect(dueGroupOf(dueAt(due), now, zone)).toBe(group);
  });

  it('stands still while the clock does', () => {
    expect(dueGroupOf(dueAt(null), now, zone)).toBe('still');
    expect(dueGroupOf(dueAt('2026-11-27T18:00:00.000Z', 'pending'), now, zone)).toBe('still');
  });
});
