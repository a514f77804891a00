import type { ClockInput } from '@portal/contracts';
import type { Ticket } from './ticket.entity.js';
import type { Promised, ReportedClock } from './ticket.types.js';

/** What the clock of a promise is counted by. */
export const clockInput = (ticket: Ticket, promise: Promised): ClockInput => ({
  priority: ticket.priority,
  promise,
  opened_at: ticket.createdAt,
  pauses: ticket.pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) })),
  met_at: null,
});

/** Whether a clock got to what is reported of it. */
export function isClockReached(ticket: Ticket, reported: ReportedClock, at: Date): boolean {
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
