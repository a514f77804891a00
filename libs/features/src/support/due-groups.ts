import { isTicketRunning, nextPromise, type TicketView } from '@portal/contracts';
import type { ListGrouping } from '@portal/ui-antd';
import { dayOf, daysBetween } from '../dates/day-labels.js';

const HOUR = 3_600_000;
/** Days from a Monday to its Sunday. */
const WEEK = 6;

const labels = {
  late: 'Late',
  hour: 'Within the hour',
  today: 'Today',
  tomorrow: 'Tomorrow',
  week: 'This week',
  later: 'Later',
  still: 'Clock paused',
} as const;
type DueGroup = keyof typeof labels;

/** 0 for a Monday. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK) % (WEEK + 1);

/** By when the next promise of a ticket is due, on the calendar of its reader; weeks begin on Monday. */
export function dueGroupOf(ticket: TicketView, now: number, timeZone?: string): DueGroup {
  const due = ticket[nextPromise(ticket)].due_at;
  if (!isTicketRunning(ticket.status) || due === null) return 'still';
  const left = Date.parse(due) - now;
  if (left < 0) return 'late';
  if (left <= HOUR) return 'hour';
  const today = dayOf(now, timeZone);
  const days = daysBetween(today, dayOf(Date.parse(due), timeZone));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days <= WEEK - weekdayOf(today) ? 'week' : 'later';
}

/** The queue in groups by when an answer or a solution is due. */
export const groupByDue = (now: number, timeZone?: string): ListGrouping<TicketView> => ({
  key: 'due',
  title: 'Due',
  idOf: (ticket) => dueGroupOf(ticket, now, timeZone),
  labelOf: (ticket) => labels[dueGroupOf(ticket, now, timeZone)],
});
