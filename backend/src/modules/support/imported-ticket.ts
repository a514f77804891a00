import type { ImportedTicket } from '@portal/contracts';
import { pastInstantOf } from '../../infrastructure/database/time/past-days.js';
import { Ticket } from './ticket.entity.js';

/**
 * A ticket that ended in another system, with its days there by the office's calendar. It is closed and nothing was
 * promised for it here: it has no clocks. Its one event says that it was opened; nothing else happened here
 * (decisions 6.75).
 */
export function importedTicket(input: ImportedTicket, number: string): Ticket {
  const { title, category, priority, description = title, requester_id: requesterId, project_id } = input;
  const now = Date.now();
  const openedAt = pastInstantOf(input.opened_on, 'morning', now);
  const closedAt = pastInstantOf(input.closed_on, 'afternoon', now);
  const words = { title, description, category, priority, project_id };
  const ticket = Ticket.open(words, { number, requesterId, source: 'import', by: 'customer' }, new Set());
  return Object.assign(ticket, {
    status: 'closed',
    assigneeId: input.assignee_id ?? null,
    createdAt: openedAt,
    lastReplyAt: openedAt,
    resolvedAt: closedAt,
    closedAt,
    pauses: [{ from: closedAt.toISOString(), to: null }],
    responseWarningAt: null,
    firstResponseDueAt: null,
    resolutionWarningAt: null,
    resolutionDueAt: null,
  });
}
