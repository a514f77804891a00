import { metrics } from '@portal/contracts';
import { sql } from 'kysely';
import { visibleConsultations } from '../consultations/index.js';
import { inboundMails } from '../inbound-mail/index.js';
import { visibleMilestones } from '../milestones/index.js';
import { nextDueAt, visibleTickets } from '../support/index.js';
import { companyOrPerson, daysAfter, nameOf, ref, startOf, workSource, type WorkDefinition } from './work-source.js';

/** What customers wait for: answers, solutions, and what they are to look at. */
export const serviceWork: readonly WorkDefinition[] = [
  {
    kind: 'ticket',
    permission: 'ticket.assign',
    source: ({ em, reader, isForReader, action }) =>
      workSource('ticket')({
        query: visibleTickets(em, reader, metrics.due_next_tickets.filter).where(isForReader('t.assignee_id')),
        facts: {
          id: ref('t.id'),
          number: ref('t.number'),
          title: ref('t.title'),
          who: companyOrPerson('r'),
          since: ref('t.created_at'),
          due_at: nextDueAt,
          priority: ref('t.priority'),
          promise: sql`case when t.first_responded_at is null then 'first_response' else 'resolution' end`,
          assignee_id: ref('t.assignee_id'),
          assignee_name: nameOf('t.assignee_id'),
          // one that nobody has answered wants an answer, not an end
          action: sql`case when t.assignee_id is null then ${action('take', 'ticket.assign')}
            when t.first_responded_at is not null and t.assignee_id = ${reader.id}::uuid
              then ${action('resolve', 'ticket.update')} end`,
          version: ref('t.version'),
        },
      }),
  },
  {
    kind: 'consultation',
    permission: 'consultation.log_contact',
    source: ({ em, reader, isForReader, action }) =>
      workSource('consultation')({
        query: visibleConsultations(em, reader, metrics.unanswered_consultations.filter).where(
          isForReader('r.assigned_to'),
        ),
        facts: {
          id: ref('r.id'),
          number: ref('r.reference'),
          title: ref('r.title'),
          who: companyOrPerson('c'),
          since: ref('r.created_at'),
          due_at: ref('r.promised_by'),
          assignee_id: ref('r.assigned_to'),
          assignee_name: nameOf('r.assigned_to'),
          action: sql`case when r.assigned_to is null then ${action('take', 'consultation.update')} end`,
          version: ref('r.version'),
        },
      }),
  },
  {
    kind: 'milestone',
    permission: 'milestone.update',
    source: ({ em, reader }) =>
      workSource('milestone')({
        query: visibleMilestones(em, reader, metrics.milestones_in_approval.filter),
        order: ref('m.updated_at'),
        facts: {
          id: ref('m.id'),
          parent_id: ref('m.project_id'),
          title: ref('m.title'),
          who: sql`(select name from projects where id = m.project_id)`,
          since: ref('m.updated_at'),
          due_at: sql`coalesce(${startOf('m.due_date + 1')}, ${daysAfter(ref('m.updated_at'), 'milestone')})`,
          due_on: ref('m.due_date'),
          version: ref('m.version'),
        },
      }),
  },
  {
    kind: 'mail',
    permission: 'inbound_mail.update',
    source: ({ em }) =>
      workSource('mail')({
        query: inboundMails(em, metrics.waiting_mails.filter),
        order: ref('m.created_at'),
        facts: {
          id: ref('m.id'),
          title: ref('m.subject'),
          who: sql`coalesce(m.from_name, m.from_address)`,
          since: ref('m.created_at'),
          due_at: daysAfter(ref('m.created_at'), 'mail'),
          version: ref('m.version'),
        },
      }),
  },
];
