import { companyFields } from '@portal/contracts';
import { sql } from 'kysely';
import { AGGREGATE, listedOf, ownedBy, withExported, type ExportedTable } from './exported-table.js';
import { inBoth } from './scopes.js';

const MAIL =
  'id created_at from_address from_name recipient subject text size kind ticket_id consultation_id comment_id';
const PERSON = `id email first_name last_name phone time_zone role status company_id contact_flags last_seen_at invited_at ${AGGREGATE}`;
const EXPORT = 'id kind status row_count file_count file_name file_size created_at finished_at expires_at';

/** The company, its people, and what a person's account consists of. */
export const accountTables: readonly ExportedTable[] = [
  {
    name: 'company',
    table: 'companies',
    company: {
      ...withExported(companyFields, {
        columns: `id name address phone website billing_email payment_terms_days ${AGGREGATE}`,
        internal: 'notes',
      }),
      rows: ownedBy('id'),
    },
    person: {
      columns: 'id name',
      rows: ({ id }) => sql`x.id = (select company_id from users where id = ${id}) and x.deleted_at is null`,
    },
    leftOut: 'deleted_at merged_into_id',
  },
  {
    name: 'people',
    table: 'users',
    company: { columns: PERSON, rows: listedOf('company_id') },
    person: { columns: PERSON, rows: ownedBy('id') },
    leftOut: 'deleted_at erased_at is_confirmed',
  },
  {
    name: 'sign_ins',
    table: 'sessions',
    person: {
      columns: 'id signed_in_at last_seen_at ended_at end_reason ip user_agent transport',
      rows: ownedBy('user_id'),
    },
    leftOut: `user_id deleted_at ${AGGREGATE}`,
  },
  {
    name: 'sign_in_links',
    table: 'magic_link_requests',
    person: {
      columns: 'id email first_name company_name site return_to requested_at mailed_at used_at expires_at',
      rows: ({ id }) => sql`x.email = (select email from users where id = ${id})`,
    },
    leftOut: `code_attempts known_browser leased_until mail_due_at origin deleted_at ${AGGREGATE}`,
  },
  {
    name: 'notification_preferences',
    table: 'notification_preferences',
    order: 'category',
    person: { columns: 'category email push updated_at', rows: ownedBy('user_id') },
    leftOut: 'user_id email_before',
  },
  {
    name: 'quiet_hours',
    table: 'notification_quiet_hours',
    order: 'user_id',
    person: { columns: 'starts ends updated_at', rows: ownedBy('user_id') },
    leftOut: 'user_id',
  },
  {
    name: 'browsers_with_notifications',
    table: 'push_subscriptions',
    person: { columns: 'id user_agent created_at last_used_at', rows: ownedBy('user_id') },
    leftOut: 'auth endpoint failures p256dh user_id',
  },
  {
    name: 'notifications',
    table: 'notifications',
    person: {
      columns: `id category channel title body link status changes recipient_email read_at archived_at sent_at created_at`,
      rows: listedOf('recipient_id'),
    },
    leftOut: `attempts broadcast_id carried_by data deleted_at due_at event_id leased_until merge_key pushed_to reason
      recipient_id record_key template updated_at version`,
  },
  {
    name: 'undelivered_mail',
    table: 'mail_suppressions',
    person: {
      columns: 'id address kind status bounces detail lifted_at created_at updated_at',
      rows: ownedBy('user_id'),
    },
    leftOut: 'deleted_at lifted_by user_id version',
  },
  {
    name: 'saved_views',
    table: 'saved_views',
    person: { columns: `id name path search is_shared ${AGGREGATE}`, rows: listedOf('owner_id') },
    leftOut: 'deleted_at owner_id search_text',
  },
  {
    name: 'reports',
    table: 'custom_reports',
    person: { columns: `id name query is_shared ${AGGREGATE}`, rows: listedOf('owner_id') },
    leftOut: 'deleted_at owner_id',
  },
  {
    name: 'pinned_reports',
    table: 'pinned_reports',
    order: 'user_id',
    person: { columns: 'reports', rows: ownedBy('user_id') },
    leftOut: 'user_id',
  },
  {
    name: 'report_runs',
    table: 'report_runs',
    person: {
      columns: 'id definition title params format status row_count file_name created_at finished_at expires_at',
      rows: listedOf('owner_id'),
    },
    leftOut: `attempt custom_report_id deleted_at due_at file_size leased_until owner_id query reason row_total schedule_id
      scope sha256 started_at storage_path updated_at version`,
  },
  {
    name: 'report_schedules',
    table: 'report_schedules',
    person: {
      columns: `id definition title params period format timing skip_if_empty status next_due_at last_sent_at ${AGGREGATE}`,
      rows: listedOf('owner_id'),
    },
    leftOut: 'custom_report_id deleted_at last_due_at owner_id paused_reason recipient_ids',
  },
  {
    name: 'scheduled_reports',
    table: 'report_deliveries',
    person: { columns: 'id due_at outcome row_count created_at settled_at', rows: ownedBy('recipient_id') },
    leftOut: 'reason recipient_id run_id schedule_id',
  },
  {
    name: 'files_of_lists',
    table: 'list_files',
    person: { columns: 'id name format columns row_count created_at', rows: ownedBy('owner_id') },
    leftOut: 'owner_id',
  },
  {
    name: 'exports',
    table: 'data_exports',
    company: { columns: EXPORT, internal: 'owner_id', rows: ownedBy('company_id') },
    person: { columns: EXPORT, rows: ({ id }) => sql`x.person_id = ${id} and x.owner_id = ${id}` },
    leftOut: `attempt company_id deleted_at due_at file_total leased_until missing_count person_id reason row_total sha256
      started_at storage_path updated_at version`,
  },
  {
    name: 'changes',
    table: 'audit_entries',
    person: {
      columns: 'id created_at entity action record_id actor_ip',
      rows: ({ id }) => sql`(x.actor_id = ${id} or x.record_id = ${id} and x.entity = 'user' and x.actor_id is null)`,
    },
    leftOut: `actor_id actor_kind after before details_hash erased_at hash parent_id position request_id title
      workflow_run_id`,
  },
  {
    name: 'office_hours',
    table: 'host_availability',
    person: {
      columns: `id time_zone weekly exceptions takes_meetings meeting_url ${AGGREGATE}`,
      rows: ownedBy('host_id'),
    },
    leftOut: 'host_id',
  },
  {
    name: 'monthly_reports',
    table: 'monthly_reports',
    company: {
      columns: `id company_id month status figures texts sent_at ${AGGREGATE}`,
      internal: 'sent_by',
      rows: listedOf('company_id'),
    },
    leftOut: 'deleted_at',
  },
  {
    name: 'received_mails',
    table: 'inbound_mails',
    ...inBoth('id', 'mails', {
      company: { columns: `${MAIL} user_id`, internal: 'status reason' },
      person: MAIL,
    }),
    leftOut: 'attachments checks deleted_at is_proven message_id search_text storage_path updated_at version',
  },
];
