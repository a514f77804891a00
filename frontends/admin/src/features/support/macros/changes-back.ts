import { ticketTransitions, type TicketView, type UpdateTicket } from '@portal/contracts';

/**
 * What takes a change of a ticket back; a new ticket becomes open again. Undefined where the states have no way back.
 */
export function changesBack(before: TicketView, now: TicketView): UpdateTicket | undefined {
  const status = before.status === 'new' ? 'open' : before.status;
  const isMoved = before.status !== now.status;
  if (isMoved && !ticketTransitions.allowed(now.status, 'admin').includes(status)) return undefined;
  const { assignee_id, priority, tags, snoozed_until = null } = before;
  return {
    ...(isMoved ? { status } : {}),
    ...(assignee_id === now.assignee_id ? {} : { assignee_id }),
    ...(priority === now.priority ? {} : { priority }),
    ...(tags?.join() === now.tags?.join() ? {} : { tags }),
    ...(isMoved || snoozed_until === (now.snoozed_until ?? null) ? {} : { snoozed_until }),
  };
}
