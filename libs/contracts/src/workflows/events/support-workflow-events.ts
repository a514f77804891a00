import { z } from 'zod';
import { CommentVisibility } from '../../comments/comment.contract.js';
import { contactWays } from '../../consultations/consultation-contact.contract.js';
import { consultationSources, ConsultationStatus } from '../../consultations/consultation.contract.js';
import { id, instant } from '../../core/primitives.js';
import { Priority } from '../../core/priorities.js';
import { meetingProposers, MeetingStatus } from '../../meetings/meeting.contract.js';
import { TicketLinkKind } from '../../support/ticket-link.contract.js';
import { ticketSources, TicketStatus, ticketWakeReasons } from '../../support/ticket.contract.js';
import { eventsOf, isOfInternalComment, fromTo, reason, type WorkflowEventsOf } from './workflow-event.js';

const tickets = eventsOf({ group: 'Support', record: 'ticket' });
const requests = eventsOf({ group: 'Consultations', record: 'consultation' });
const meetings = eventsOf({ group: 'Meetings', record: 'meeting' });
const promise = { promise: z.enum(['first_response', 'resolution']), due_at: instant };
const otherTicket = { other_id: id, other_number: z.string() };
const ofConsultation = { consultation_id: id };

/** Tickets, requests and their meetings. */
export const supportWorkflowEvents: WorkflowEventsOf<'ticket' | 'consultation' | 'meeting'> = {
  'ticket.opened': tickets('Ticket opened', { title: z.string(), source: z.enum(ticketSources), priority: Priority }),
  'ticket.updated': tickets('Ticket changed', {}, { changes: true }),
  'ticket.assigned': tickets('Ticket assigned', { from: id.nullable(), to: id }),
  'ticket.status_changed': tickets('Ticket moved to another status', fromTo(TicketStatus)),
  'ticket.replied': tickets(
    'Ticket answered',
    { comment_id: id, by: z.enum(['customer', 'admin']), visibility: CommentVisibility },
    { isHidden: isOfInternalComment },
  ),
  'ticket.clock_warning': tickets('Ticket due soon', promise),
  'ticket.clock_breached': tickets('Ticket late', promise),
  'ticket.closing_soon': tickets('Ticket closes soon', { closes_at: instant }),
  'ticket.rated': tickets('Ticket rated', { score: z.number() }),
  'ticket.merged': tickets('Ticket merged', { into_id: id, from_status: TicketStatus.optional() }),
  'ticket.unmerged': tickets('Ticket unmerged', { ...otherTicket, has_left: z.boolean() }),
  // for the team alone
  'ticket.linked': tickets('Ticket linked', { ...otherTicket, kind: TicketLinkKind }, { internal: 'all' }),
  'ticket.unlinked': tickets('Ticket unlinked', otherTicket, { internal: 'all' }),
  'ticket.snoozed': tickets('Ticket snoozed', { until: instant }, { internal: 'all' }),
  'ticket.woken': tickets('Ticket woken', { by: z.enum(ticketWakeReasons) }, { internal: 'all' }),
  'ticket.tagged': tickets(
    'Tags of a ticket changed',
    { added: z.array(z.string()), removed: z.array(z.string()) },
    { internal: 'all' },
  ),
  'ticket.split': tickets('Message split off as a ticket', { into_id: id, into_number: z.string() }),
  'ticket.split_off': tickets('Ticket split off another', { from_id: id, from_number: z.string() }),
  'ticket.people_changed': tickets('Person on a ticket changed', { user_id: id, is_added: z.boolean() }),
  'ticket.deleted': tickets('Ticket deleted', { title: z.string() }),
  'ticket.restored': tickets('Ticket restored', { title: z.string() }),
  'consultation.requested': requests('Consultation requested', {
    source: z.enum(consultationSources),
    is_new_user: z.boolean(),
  }),
  'consultation.updated': requests('Request changed', {}, { changes: true }),
  'consultation.status_changed': requests('Request moved to another status', {
    ...fromTo(ConsultationStatus),
    keeps_meetings: z.boolean(),
    by_reply: z.boolean(),
  }),
  'consultation.converted': requests('Request converted', { project_id: id, deal_id: id }),
  // customers see only what was written in the conversation
  'consultation.contact_logged': requests(
    'Contact logged',
    { contact_id: id, way: z.enum(contactWays), contacted_at: instant },
    { internal: 'all' },
  ),
  'consultation.replied': requests('Request answered', { contact_id: id, by: z.enum(['admin', 'customer']) }),
  'consultation.deleted': requests('Request deleted'),
  'consultation.restored': requests('Request restored'),
  'meeting.created': meetings('Meeting booked', {
    ...ofConsultation,
    status: MeetingStatus,
    proposed_by: z.enum(meetingProposers),
    starts_at: instant,
  }),
  'meeting.updated': meetings('Meeting changed', ofConsultation, { changes: true }),
  'meeting.status_changed': meetings('Meeting moved to another status', {
    ...ofConsultation,
    ...fromTo(MeetingStatus),
    reason,
  }),
  'meeting.rescheduled': meetings('Meeting rescheduled', {
    ...ofConsultation,
    from_id: id,
    from_starts_at: instant,
    starts_at: instant,
    status: MeetingStatus,
  }),
  'meeting.reminder_due': meetings('Meeting reminder due', { ...ofConsultation, hours_before: z.number() }),
  'meeting.deleted': meetings('Meeting deleted', ofConsultation),
  'meeting.restored': meetings('Meeting restored', ofConsultation),
};
