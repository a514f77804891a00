import { meetingStepsOf } from './meeting-steps.js';

const now = Date.parse('2026-12-01T12:00:00Z');
const [later, earlier] = ['2026-12-02T15:00:00Z', '2026-12-01T11:00:00Z'];

describe('What each side can do with a meeting (decisions, section 4)', () => {
  it.each([
    ['proposed', 'customer', later, ['confirm', 'reschedule', 'decline'], ['reschedule', 'cancel']],
    ['proposed', 'visitor', later, ['confirm', 'reschedule', 'decline'], ['reschedule', 'cancel']],
    ['proposed', 'admin', later, ['reschedule', 'cancel'], ['confirm', 'reschedule', 'decline']],
    ['confirmed', 'customer', later, ['reschedule', 'cancel'], ['reschedule', 'cancel']],
    ['confirmed', 'admin', earlier, ['complete', 'no_show', 'cancel'], ['cancel']],
    ['rescheduled', 'admin', later, [], []],
    ['cancelled', 'admin', later, [], []],
  ] as const)('%s by %s at %s', (status, proposed_by, starts_at, admin, customer) => {
    const meeting = { status, proposed_by, starts_at };
    expect(meetingStepsOf(meeting, 'admin', now)).toEqual(admin);
    expect(meetingStepsOf(meeting, 'customer', now)).toEqual(customer);
  });
});
