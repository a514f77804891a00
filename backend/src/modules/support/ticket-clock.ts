import { isTicketRunning, type ClockInput, type Priority, type TicketStep } from '@portal/contracts';
import type { Promised, ReportedClock, StoredPause } from './ticket.types.js';

/** What of a ticket its clocks are counted by, and where they stand. */
interface Clocked {
  priority: Priority;
  createdAt: Date;
  pauses: readonly StoredPause[];
  firstRespondedAt: Date | null;
  responseWarningAt: Date | null;
  firstResponseDueAt: Date | null;
  resolutionWarningAt: Date | null;
  resolutionDueAt: Date | null;
}

/** What the clock of a promise is counted by. */
export const clockInput = (ticket: Clocked, promise: Promised): ClockInput => ({
  priority: ticket.priority,
  promise,
  opened_at: ticket.createdAt,
  pauses: ticket.pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
  met_at: null,
});

/** Whether a clock got to what is reported of it. */
export function isClockReached(ticket: Clocked, reported: ReportedClock, at: Date): boolean {
  const moments: Record<ReportedClock, Date | null> = {
    'closing.notice': null,
    'first_response.warning': ticket.firstRespondedAt ? null : ticket.responseWarningAt,
    'first_response.breached': ticket.firstRespondedAt ? null : ticket.firstResponseDueAt,
    'resolution.warning': ticket.resolutionWarningAt,
    'resolution.breached': ticket.resolutionDueAt,
  };
  const moment = moments[reported];
  return moment !== null && at >= moment;
}

/** The times in which the clocks stood still, after a step: some states stop them. */
export function pausesAfter(pauses: readonly StoredPause[], { from, to }: TicketStep, moment: Date): StoredPause[] {
  const at = moment.toISOString();
  if (isTicketRunning(from) && !isTicketRunning(to)) return [...pauses, { from: at, to: null }];
  if (isTicketRunning(from) || !isTicketRunning(to)) return [...pauses];
  return pauses.map((pause) => ({ ...pause, to: pause.to ?? at }));
}
