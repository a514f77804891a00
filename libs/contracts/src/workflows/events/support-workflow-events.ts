import { z } from 'zod';
import { commentVisibility } from '../../comments/comment.contract.js';
import { contactWays } from '../../consultations/consultation-contact.contract.js';
import { consultationSources, consultationStatus } from '../../consultations/consultation.contract.js';
import { id, instant } from '../../core/primitives.js';
import { priority } from '../../core/priorities.js';
import { meetingProposers, meetingStatus } from '../../meetings/meeting.contract.js';
import { ticketSources, ticketStatus } from '../../support/ticket.contract.js';
import { isOfInternalComment, type WorkflowEventsOf } from './workflow-event.js';

const tickets = { group: 'Support', record: 'ticket' } as const;
const requests = { group: 'Consultations', record: 'consultation' } as const;
const meetings = { group: 'Meetings', record: 'meeting' } as const;
const promise = { promise: z.enum(['first_response', 'resolution']), due_at: instant };
const ofConsultation = { consultation_id: id };

/** Tickets, requests and their meetings. */
export const supportWorkflowEvents: WorkflowEventsOf<'ticket' | 'consultation' | 'meeting'> = {
  'ticket.opened': {
    ...tickets,
    title: 'Ticket opened',
    fields: { title: z.string(), source: z.enum(ticketSources), priority },
  },
  'ticket.updated': { ...tickets, title: 'Ticket changed', changes: true, fields: {} },
  'ticket.assigned': { ...tickets, title: 'Ticket assigned', fields: { from: id.nullable(), to: id } },
  'ticket.status_changed': {
    ...tickets,
    title: 'Ticket moved to another status',
    fields: { from: ticketStatus, to: ticketStatus },
  },
  'ticket.replied': {
    ...tickets,
    title: 'Ticket answered',
    fields: { comment_id: id, by: z.enum(['customer', 'admin']), visibility: commentVisibility },
    isHidden: isOfInternalComment,
  },
  'ticket.clock_warning': { ...tickets, title: 'Ticket due soon', fields: promise },
  'ticket.clock_breached': { ...tickets, title: 'Ticket late', fields: promise },
  'ticket.closing_soon': { ...tickets, title: 'Ticket closes soon', fields: { closes_at: instant } },
  'ticket.rated': { ...tickets, title: 'Ticket rated', fields: { score: z.number() } },
  'ticket.merged': { ...tickets, title: 'Ticket merged', fields: { into_id: id } },
  'ticket.deleted': { ...tickets, title: 'Ticket deleted', fields: { title: z.string() } },
  'ticket.restored': { ...tickets, title: 'Ticket restored', fields: { title: z.string() } },
  'consultation.requested': {
    ...requests,
    title: 'Consultation requested',
    fields: { source: z.enum(consultationSources), is_new_user: z.boolean() },
  },
  'consultation.updated': { ...requests, title: 'Request changed', changes: true, fields: {} },
  'consultation.status_changed': {
    ...requests,
    title: 'Request moved to another status',
    fields: { from: consultationStatus, to: consultationStatus, keeps_meetings: z.boolean() },
  },
  'consultation.converted': {
    ...requests,
    title: 'Request converted',
    fields: { project_id: id, deal_id: id },
  },
  'consultation.contact_logged': {
    ...requests,
    title: 'Contact logged',
    fields: { contact_id: id, way: z.enum(contactWays), contacted_at: instant },
    internal: 'all', // customers see only what was written in the conversation
  },
  'consultation.replied': {
    ...requests,
    title: 'Request answered',
    fields: { contact_id: id, by: z.enum(['admin', 'customer']) },
  },
  'consultation.deleted': { ...requests, title: 'Request deleted', fields: {} },
  'consultation.restored': { ...requests, title: 'Request restored', fields: {} },
  'meeting.created': {
    ...meetings,
    title: 'Meeting booked',
    fields: { ...ofConsultation, status: meetingStatus, proposed_by: z.enum(meetingProposers), starts_at: instant },
  },
  'meeting.updated': { ...meetings, title: 'Meeting changed', changes: true, fields: ofConsultation },
  'meeting.status_changed': {
    ...meetings,
    title: 'Meeting moved to another status',
    fields: { ...ofConsultation, from: meetingStatus, to: meetingStatus, reason: z.string().nullable() },
  },
  'meeting.rescheduled': {
    ...meetings,
    title: 'Meeting rescheduled',
    fields: { ...ofConsultation, from_id: id, from_starts_at: instant, starts_at: instant, status: meetingStatus },
  },
  'meeting.reminder_due': {
    ...meetings,
    title: 'Meeting reminder due',
    fields: { ...ofConsultation, hours_before: z.number() },
  },
  'meeting.deleted': { ...meetings, title: 'Meeting deleted', fields: ofConsultation },
  'meeting.restored': { ...meetings, title: 'Meeting restored', fields: ofConsultation },
};
