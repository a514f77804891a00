import { z } from 'zod';
import { sentenceOf } from '../core/errors.js';
import { id } from '../core/primitives.js';
import { valueLabel } from '../core/texts/value-label.js';
import { distinctTags, MAX_TICKET_TAGS } from '../support/ticket-tags.js';
import { ticketTransitions } from '../support/ticket.transitions.js';
import type { ReplyToTicket, TicketView } from '../support/ticket.contract.js';
import type { CannedReplyView } from './canned-reply.contract.js';

/** What a canned reply does with a ticket beside its text. */
export type MacroActions = Pick<CannedReplyView, 'set_status' | 'set_priority' | 'assign_to' | 'add_tags'>;

/** What is sent to do it. */
export type MacroChanges = Pick<ReplyToTicket, 'status' | 'priority' | 'assignee_id' | 'add_tags'>;

/** What a canned reply changes in a ticket. @param ownId who uses it, to whom "me" assigns */
export const macroChanges = (
  { set_status: status, set_priority: priority, assign_to: to, add_tags }: MacroActions,
  ownId: string,
): MacroChanges => ({
  ...(status && { status }),
  ...(priority && { priority }),
  ...(to && { assignee_id: to === 'me' ? ownId : to }),
  ...(add_tags.length > 0 && { add_tags }),
});

/** Whether a canned reply does something beside its text. */
export const isMacro = (reply: MacroActions): boolean => Object.keys(macroChanges(reply, '')).length > 0;

/** Why that can't be done to a ticket as it is, in words; undefined where it can. @param isAnswer the text goes with it */
export function macroProblem(
  { status, add_tags = [] }: MacroChanges,
  ticket: Pick<TicketView, 'status' | 'tags'>,
  isAnswer: boolean,
): string | undefined {
  if (isAnswer && ticket.status === 'closed') return sentenceOf('ticket.closed');
  const allowed = ticketTransitions.allowed(ticket.status, 'admin');
  if (status !== undefined && status !== ticket.status && !allowed.includes(status))
    return sentenceOf('illegal_transition', { from: valueLabel(ticket.status), to: valueLabel(status) });
  if (distinctTags([...(ticket.tags ?? []), ...add_tags]).length > MAX_TICKET_TAGS)
    return sentenceOf('ticket.too_many_tags', { count: MAX_TICKET_TAGS });
  return undefined;
}

/** The canned reply that is used on tickets, and whether its text is sent with what it does. */
export const UseMacro = z.strictObject({ macro_id: id, sends_text: z.boolean() });
export type UseMacro = z.infer<typeof UseMacro>;
