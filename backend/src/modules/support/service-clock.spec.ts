import fc from 'fast-check';
import {
  afterBusinessTime,
  businessTimeBetween,
  clockMoments,
  clockStateOf,
  dueLabel,
  shortTimeLeft,
  usedShare,
  priorities,
  serviceLevels,
  ticketTransitions,
  type ClockInput,
  type Pause,
  type Priority,
  type TicketStatus,
} from '@portal/contracts';
import { Ticket } from './ticket.entity.js';

const MINUTE = 60_000;
/** Two years with both changes of clocks twice, from midnight UTC. */
const BEGIN = Date.UTC(2026, 0, 1);
const MINUTES = 730 * 1440;
/** Cases begin early enough for their promise to end within the two years. */
const LATEST_BEGIN = MINUTES - 90 * 1440;

/** Federal holidays of 2026 and 2027 as they are observed, from the list of the Office of Personnel Management. */
const HOLIDAYS = [
  '2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-03', '2026-09-07', '2026-10-12',
  '2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18',
  '2027-07-05', '2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-24',
]; // prettier-ignore

const office = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether the business is open in each hour of the two years, asked of the calendar hour by hour. */
const hours = Array.from({ length: MINUTES / 60 }, (_, at) => {
  const part = Object.fromEntries(
    office.formatToParts(BEGIN + at * 60 * MINUTE).map(({ type, value }) => [type, value]),
  );
  const isOpen =
    !['Sat', 'Sun'].includes(part['weekday'] ?? '') && Number(part['hour']) >= 8 && Number(part['hour']) < 18;
  return { isOpen, day: `${part['year']}-${part['month']}-${part['day']}` };
});

interface Case {
  priority: Priority;
  promise: ClockInput['promise'];
  opened: number;
  pauses: [length: number, gap: number][];
  isPaused: boolean;
  closed: string[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  priority: fc.constantFrom(...priorities),
  promise: fc.constantFrom('first_response', 'resolution'),
  opened: fc.integer({ min: 0, max: LATEST_BEGIN }),
  pauses: fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 1, max: 4000 })), { maxLength: 4 }),
  isPaused: fc.boolean(),
  closed: fc.array(fc.constantFrom(...hours.map(({ day }) => day)), { maxLength: 5 }),
});

const at = (minute: number): Date => new Date(BEGIN + minute * MINUTE);
const minuteOf = (date: Date): number => (date.getTime() - BEGIN) / MINUTE;

/** The pauses in minutes since the beginning; the last one without end if asked. */
function pausesOf({ opened, pauses, isPaused }: Case): { from: number; to: number | null }[] {
  let now = opened;
  return pauses.map(([length, gap], index) => {
    const from = now + gap;
    now = from + length;
    return { from, to: isPaused && index === pauses.length - 1 ? null : now };
  });
}

const inputOf = (one: Case): ClockInput => ({
  priority: one.priority,
  promise: one.promise,
  opened_at: at(one.opened),
  pauses: pausesOf(one).map(({ from, to }): Pause => ({ from: at(from), to: to === null ? null : at(to) })),
  met_at: null,
});

const closedOf = ({ closed }: Case): Set<string> => new Set([...HOLIDAYS, ...closed]);

/** Goes minute by minute and counts those that count; the minute at whose end the target is reached, null if never. */
function slowMoment(one: Case, target: number, pauses = pausesOf(one)): number | null {
  const closed = closedOf(one);
  const isRound = serviceLevels[one.priority].clock === 'around_the_clock';
  let counted = 0;
  const end = pauses.at(-1)?.to === null ? (pauses.at(-1)?.from ?? MINUTES) : MINUTES;
  for (let minute = one.opened; minute < end; minute += 1) {
    if (pauses.some(({ from, to }) => minute >= from && (to === null || minute < to))) continue;
    const hour = hours[Math.floor(minute / 60)];
    if (isRound || (hour?.isOpen && !closed.has(hour.day))) counted += 1;
    if (counted === target) return minute + 1;
  }
  return null;
}

/** What happens to a ticket, each so many minutes after the one before. */
const steps = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 3_000 }),
    fc.constantFrom<Priority | TicketStatus>(...priorities, 'pending', 'on_hold', 'resolved', 'open'),
  ),
  { maxLength: 10 },
);

/** A ticket that takes the steps its states allow and is worked on in the end; its pauses as they are counted here. */
function ticketAfter(one: Case, taken: [after: number, to: Priority | TicketStatus][]) {
  const closed = closedOf(one);
  const ticket = Ticket.open(
    { title: 'Printer', description: 'It is off.', category: 'other', priority: one.priority },
    { number: 'S-0001', requesterId: '', source: 'portal', by: 'customer' },
    closed,
  );
  Object.assign(ticket, { createdAt: at(one.opened) });
  const pauses: { from: number; to: number | null }[] = [];
  let minute = one.opened;
  for (const [after, to] of [[0, 'open'] as const, ...taken, [1, 'open'] as const]) {
    minute += after;
    const moment = { at: at(minute), closed };
    const priority = priorities.find((name) => name === to);
    if (priority) ticket.change({ priority }, 'admin', moment);
    else if (ticketTransitions.allowed(ticket.status, 'admin').includes(to as TicketStatus)) {
      ticket.change({ status: to as TicketStatus }, 'admin', moment);
      const last = pauses.at(-1);
      if (last?.to === null && to === 'open') last.to = minute;
      else if (last?.to !== null && to !== 'open') pauses.push({ from: minute, to: null });
    }
  }
  return { ticket, pauses };
}

const runs = { numRuns: process.env['TEST_ALL'] ? 1_000_000 : 2_000 };
/** A million cases take about eight minutes on one core. */
const TIMEOUT = 3_600_000;

describe('The clock of a promise', () => {
  it(
    'is due when a slow count of minutes says so, with pauses, holidays, closed days and both clock changes',
    () => {
      fc.assert(
        fc.property(cases, (one) => {
          const { response_minutes, resolution_minutes } = serviceLevels[one.priority];
          const target = one.promise === 'resolution' ? resolution_minutes : response_minutes;
          const { warning_at, due_at } = clockMoments(inputOf(one), closedOf(one));
          expect(due_at && minuteOf(due_at)).toBe(slowMoment(one, target));
          expect(warning_at && minuteOf(warning_at)).toBe(slowMoment(one, target * 0.75));
        }),
        runs,
      );
    },
    TIMEOUT,
  );

  it(
    'of a ticket counts all that ran by the priority it has now, whatever it had and wherever it stood still',
    () => {
      fc.assert(
        fc.property(cases, steps, (one, taken) => {
          const { ticket, pauses } = ticketAfter(one, taken);
          const { response_minutes, resolution_minutes } = serviceLevels[ticket.priority];
          const expected = (target: number) => slowMoment({ ...one, priority: ticket.priority }, target, pauses);
          const { resolutionDueAt, resolutionWarningAt, firstResponseDueAt, firstRespondedAt } = ticket;
          expect(resolutionDueAt && minuteOf(resolutionDueAt)).toBe(expected(resolution_minutes));
          expect(resolutionWarningAt && minuteOf(resolutionWarningAt)).toBe(expected(resolution_minutes * 0.75));
          if (!firstRespondedAt)
            expect(firstResponseDueAt && minuteOf(firstResponseDueAt)).toBe(expected(response_minutes));
        }),
        { numRuns: runs.numRuns / 4 },
      );
    },
    TIMEOUT,
  );

  it('ends with the business day, not with the next one’s beginning', () => {
    const monday = new Date('2026-11-23T14:00:00-05:00');
    expect(afterBusinessTime(monday, 240 * MINUTE, new Set())).toEqual(new Date('2026-11-23T18:00:00-05:00'));
    expect(afterBusinessTime(monday, 241 * MINUTE, new Set())).toEqual(new Date('2026-11-24T08:01:00-05:00'));
  });

  it('does not count Thanksgiving, the weekend, or an end before the beginning', () => {
    const [wednesday, monday] = [new Date('2026-11-25T17:00:00-05:00'), new Date('2026-11-30T09:00:00-05:00')];
    expect(businessTimeBetween(wednesday, monday, new Set(['2026-11-26']))).toBe(12 * 60 * MINUTE);
    expect(businessTimeBetween(monday, wednesday, new Set())).toBe(0);
  });

  it('refuses a calendar that never opens', () => {
    const always = { has: () => true } as unknown as ReadonlySet<string>;
    expect(() => afterBusinessTime(new Date(BEGIN), MINUTE, always)).toThrow('closed for more than');
  });

  const moments = { warning_at: at(75), due_at: at(100) };
  it.each([
    ['running', 74, null, false],
    ['warning', 75, null, false],
    ['warning', 100, null, false],
    ['breached', 101, null, false],
    ['breached', 101, null, true],
    ['paused', 80, null, true],
    ['met', 200, 100, false],
    ['missed', 200, 101, false],
  ] as const)('is %s at minute %i when met at %p and paused: %p', (state, now, met, paused) => {
    expect(clockStateOf(moments, { met_at: met === null ? null : at(met), paused }, at(now))).toBe(state);
  });

  it.each([
    ['high', '2026-11-23T10:00:00-05:00', 'due in 2 h 10 min (business hours)'],
    ['high', '2026-11-20T17:00:00-05:00', 'due in 5 h 10 min (business hours)'],
    ['high', '2026-11-23T12:09:30-05:00', 'due in less than a minute (business hours)'],
    ['high', '2026-11-23T13:10:00-05:00', 'late by 1 h (business hours)'],
    ['low', '2026-11-19T15:10:00-05:00', 'due in 1 business day 7 h'],
    ['low', '2026-11-20T12:10:00-05:00', 'due in 1 business day'],
    ['urgent', '2026-11-23T02:10:00-05:00', 'due in 10 h'],
  ] as const)('of priority %s at %s says: %s', (priority, now, label) => {
    const due = new Date('2026-11-23T12:10:00-05:00');
    expect(dueLabel(priority, due, new Date(now), new Set())).toBe(label);
  });

  it.each([
    ['urgent', '2026-11-23T12:00:00-05:00', '10 min', 50 / 60],
    ['urgent', '2026-11-22T10:10:00-05:00', '1 d', 0],
    ['medium', '2026-11-23T09:10:00-05:00', '3 h', 5 / 8],
    ['low', '2026-11-19T09:10:00-05:00', '2 d', 0],
    ['urgent', '2026-11-23T14:11:00-05:00', 'late 2 h', 1],
  ] as const)('of %s at %s has %s left, %f of it used', (priority, at, left, used) => {
    const [due, now] = [new Date('2026-11-23T12:10:00-05:00'), new Date(at)];
    expect(shortTimeLeft(priority, due, now, new Set())).toBe(left);
    expect(usedShare({ priority, promise: 'first_response' }, due, now, new Set())).toBeCloseTo(used);
  });
});
