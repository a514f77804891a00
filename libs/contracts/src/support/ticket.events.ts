import { defineEvents, payload } from '../core/events.js';
import type { CommentVisibility } from '../comments/comment.contract.js';
import type { Priority } from '../core/priorities.js';
import type { TicketSource, TicketStatus, TicketWakeReason } from './ticket.contract.js';
import type { TicketLinkKind } from './ticket-link.contract.js';

/** From one state to another. */
export interface TicketStep {
  from: TicketStatus;
  to: TicketStatus;
}

/** What brought a step where the customer is told by that: an answer of ours, or a merge taken back. */
export interface TicketStepCause {
  by_unmerge?: boolean;
  by_reply?: boolean;
}

/** Events of tickets of kind support. `assigned` comes besides `updated` when the ticket got an assignee. */
export const ticketEvents = defineEvents({
  'ticket.opened': payload<{ title: string; source: TicketSource; priority: Priority }>(),
  'ticket.updated': payload<{ changes: Record<string, { from: unknown; to: unknown }> }>(),
  'ticket.assigned': payload<{ from: string | null; to: string }>(),
  'ticket.status_changed': payload<TicketStep & TicketStepCause>(),
  'ticket.replied': payload<{
    comment_id: string;
    by: 'customer' | 'admin';
    visibility: CommentVisibility;
    /** The step that an answer of ours brought. */
    step?: TicketStep;
  }>(),
  'ticket.clock_warning': payload<{ promise: 'first_response' | 'resolution'; due_at: string }>(),
  'ticket.clock_breached': payload<{ promise: 'first_response' | 'resolution'; due_at: string }>(),
  'ticket.closing_soon': payload<{ closes_at: string }>(),
  'ticket.rated': payload<{ score: number }>(),
  /** This ticket ended; its messages are in the thread of the other now. */
  'ticket.merged': payload<{ into_id: string; from_status?: TicketStatus; brought_tags?: string[] }>(),
  /** A merge was taken back; on both tickets, `has_left` on the one that was merged. */
  'ticket.unmerged': payload<{ other_id: string; other_number: string; has_left: boolean }>(),
  /** Each on both tickets. */
  'ticket.linked': payload<{ other_id: string; other_number: string; kind: TicketLinkKind }>(),
  'ticket.unlinked': payload<{ other_id: string; other_number: string }>(),
  /** A message of this ticket is the first one of the other now; `split_off` is the same on the other. */
  'ticket.split': payload<{ into_id: string; into_number: string }>(),
  'ticket.split_off': payload<{ from_id: string; from_number: string }>(),
  /** A person was put on the ticket, or taken off it. */
  'ticket.people_changed': payload<{ user_id: string; is_added: boolean }>(),
  /** It stays out of the queues of open work until then, or until it is woken. */
  'ticket.snoozed': payload<{ until: string }>(),
  'ticket.woken': payload<{ by: TicketWakeReason }>(),
  /** The team's tags on it changed; a merged ticket's are left off that would be too many. */
  'ticket.tagged': payload<{ added: string[]; removed: string[]; left_off?: string[] }>(),
  'ticket.deleted': payload<{ title: string }>(),
  'ticket.restored': payload<{ title: string }>(),
});
