import { fieldsWith, taskFields, ticketFields } from '@portal/contracts';
import { sql } from 'kysely';
import { AGGREGATE, listedOf, namesIn, ownedBy, withExported, type ExportedTable } from './exported-table.js';
import { inBoth, isInternalFile, ofCompany, ofPerson } from './scopes.js';

const FILE = 'id comment_id task_id project_id file_name file_size file_type sha256';
const MEETING = `id consultation_id status proposed_by starts_at ends_at time_zone mode location meeting_url agenda
  cancel_reason rescheduled_from`;
const REQUEST = `id reference title description consultation_type status urgency name email phone company source
  preferred_contact_method preferred_times promised_by first_responded_at decline_reason`;
const TICKET = `id number title description status priority category csat_score csat_comment resolved_at closed_at
  first_responded_at first_response_due_at resolution_due_at`;
const TASK = ['id project_id', ...fieldsWith(taskFields, 'export').map(([name]) => name)].join(' ');
const tasks = {
  columns: `${TASK} assignee_id created_by ${AGGREGATE}`,
  internal: 'assigned_at error_group_id',
};
const tickets = withExported(ticketFields, {
  columns: `${TICKET} requester_id project_id deal_id invoice_id follows_id merged_into_id last_reply_at last_reply_by
    ${AGGREGATE}`,
  internal: 'assignee_id assigned_at created_by error_group_id labels pauses source spent_minutes',
});

/** Whether the person or our team wrote it; no other names. */
const writtenBy = ({ id }: { id: string }) => ({
  written_by: sql`case when x.author_id = ${id} then 'you' else 'our team' end`,
});

type Columns = Pick<typeof tasks, 'columns' | 'internal'>;
/** The columns of one of the two kinds of rows of a table that the other kind doesn't have. */
const onlyIn = (one: Columns, other: Columns): string => {
  const known = [other.columns, other.internal].flatMap(namesIn);
  return [one.columns, one.internal]
    .flatMap(namesIn)
    .filter((name) => !known.includes(name))
    .join(' ');
};
/** What tasks and tickets have of the other, and what the product keeps for itself. */
const OF_TICKETS = `clock_reported deleted_at kind position search_text resolution_warning_at response_warning_at
  snoozed_until`;

/** Projects with what is done in them, tickets, requests and meetings. */
export const workTables: readonly ExportedTable[] = [
  {
    name: 'projects',
    table: 'projects',
    ...inBoth('id', 'projects', {
      company: {
        columns: `id number name description customer_id status priority health start_date target_date completed_at
          consultation_id deal_id ${AGGREGATE}`,
        internal: 'budget_cents budget_hours manager_id',
      },
      person: `id number name description status priority health start_date target_date completed_at ${AGGREGATE}`,
    }),
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'project_members',
    table: 'project_members',
    company: {
      columns: `id project_id user_id role ${AGGREGATE}`,
      rows: (scope) => sql`x.project_id in ${ofCompany.projects(scope)} and x.deleted_at is null`,
    },
    person: { columns: `id project_id role ${AGGREGATE}`, rows: listedOf('user_id') },
    leftOut: 'deleted_at',
  },
  {
    name: 'milestones',
    table: 'milestones',
    company: {
      columns: `id project_id title description status position due_date approval_required approved_by approved_at
        change_request completed_at ${AGGREGATE}`,
      rows: (scope) => sql`x.project_id in ${ofCompany.projects(scope)} and x.deleted_at is null`,
    },
    person: {
      columns: `id project_id title description status due_date approval_required approved_at change_request completed_at
        ${AGGREGATE}`,
      rows: (scope) => sql`x.id in ${ofPerson.milestones(scope)}`,
    },
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'tasks',
    table: 'tickets',
    only: sql`x.kind = 'task'`,
    company: {
      ...tasks,
      rows: (scope) => sql`x.project_id in ${ofCompany.projects(scope)} and x.deleted_at is null`,
    },
    person: { columns: `${TASK} ${AGGREGATE}`, rows: (scope) => sql`x.id in ${ofPerson.tasks(scope)}` },
    leftOut: `${OF_TICKETS} ${onlyIn(tickets, tasks)}`,
  },
  {
    name: 'tickets',
    table: 'tickets',
    only: sql`x.kind = 'support'`,
    company: {
      ...tickets,
      rows: (scope) => sql`x.requester_id in ${ofCompany.people(scope)} and x.deleted_at is null`,
    },
    person: {
      columns: withExported(ticketFields, {
        columns: `${TICKET} project_id deal_id invoice_id follows_id merged_into_id ${AGGREGATE}`,
        elsewhere: 'last_reply_at',
      }).columns,
      rows: (scope) => sql`x.id in ${ofPerson.tickets(scope)}`,
    },
    leftOut: `${OF_TICKETS} ${onlyIn(tasks, tickets)}`,
  },
  {
    name: 'ticket_people',
    table: 'ticket_people',
    company: {
      columns: 'id ticket_id user_id came_from created_at',
      internal: 'added_by',
      rows: (scope) => sql`x.ticket_id in ${ofCompany.tickets(scope)}`,
    },
    person: { columns: 'id ticket_id created_at', rows: ownedBy('user_id') },
  },
  {
    name: 'comments',
    table: 'task_comments',
    ...inBoth('id', 'comments', {
      company: {
        columns: `id task_id consultation_id project_id author_id body visibility edited_at mail_from ${AGGREGATE}`,
        internal: 'mail_filed_by',
      },
      person: { columns: `id task_id consultation_id project_id body edited_at ${AGGREGATE}`, computed: writtenBy },
    }),
    leftOut: 'body_html deleted_at files_to_come moved_from',
  },
  {
    name: 'reactions',
    table: 'comment_reactions',
    order: 'created_at comment_id user_id',
    company: {
      columns: 'comment_id user_id reaction created_at',
      rows: (scope) => sql`x.comment_id in ${ofCompany.comments(scope)}`,
    },
    person: { columns: 'comment_id reaction created_at', rows: ownedBy('user_id') },
  },
  {
    name: 'attachments',
    table: 'comment_attachments',
    ...inBoth('id', 'attachments', {
      company: {
        columns: `${FILE} uploaded_by ${AGGREGATE}`,
        computed: () => ({ is_internal: isInternalFile('x') }),
      },
      person: `${FILE} ${AGGREGATE}`,
    }),
    leftOut: 'deleted_at storage_path',
  },
  {
    name: 'activity',
    table: 'activity_logs',
    company: {
      columns: `id project_id entity_type entity_id activity_type description old_values new_values metadata actor_id source
        ${AGGREGATE}`,
      internal: 'internal',
      rows: (scope) => sql`x.project_id in ${ofCompany.projects(scope)} and x.deleted_at is null`,
    },
    person: {
      columns: 'id project_id entity_type entity_id activity_type description source created_at',
      rows: ({ id }) => sql`x.actor_id = ${id} and not x.internal and x.deleted_at is null`,
    },
    leftOut: 'deleted_at event_id',
  },
  {
    name: 'consultation_requests',
    table: 'consultation_requests',
    ...inBoth('id', 'consultations', {
      company: {
        columns: `${REQUEST} customer_id ${AGGREGATE}`,
        internal: 'assigned_to internal_notes outcome source_page',
      },
      person: `${REQUEST} ${AGGREGATE}`,
    }),
    leftOut: 'deleted_at search_text',
  },
  {
    name: 'consultation_contacts',
    table: 'consultation_contacts',
    company: {
      columns: 'id consultation_id way contacted_at note author_id created_at',
      rows: (scope) => sql`x.consultation_id in ${ofCompany.consultations(scope)}`,
    },
  },
  {
    name: 'meetings',
    table: 'consultation_meetings',
    ...inBoth('consultation_id', 'consultations', {
      company: { columns: `${MEETING} host_id ${AGGREGATE}`, internal: 'notes' },
      person: `${MEETING} ${AGGREGATE}`,
      isListed: true,
    }),
    leftOut: `answers_since busy_until deleted_at held_network held_until ics_uid reminded_day_at reminded_hour_at
      sequence`,
  },
];
