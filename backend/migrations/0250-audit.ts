import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** A table and what its rows are called in the audit; see `auditTable`. */
const audited: Parameters<typeof auditTable>[] = [
  ['users', 'user', { leftOut: ['last_seen_at'] }],
  ['companies', 'company', {}],
  ['sessions', 'session', { leftOut: ['last_seen_at'], parent: 'user_id' }],
  ['notification_preferences', 'notification_preference', { record: 'user_id' }],
  ['notification_quiet_hours', 'quiet_hours', { record: 'user_id' }],
  ['consultation_requests', 'consultation', {}],
  ['consultation_contacts', 'consultation_contact', { parent: 'consultation_id' }],
  ['consultation_meetings', 'meeting', { parent: 'consultation_id', leftOut: ['held_network'] }],
  ['host_availability', 'availability', { parent: 'host_id' }],
  ['closed_days', 'closed_day', {}],
  ['projects', 'project', {}],
  ['project_members', 'project_member', { parent: 'project_id' }],
  ['milestones', 'milestone', { parent: 'project_id' }],
  ['tickets', 'task', { parent: 'project_id', condition: `kind = 'task'` }],
  ['tickets', 'ticket', { parent: 'project_id', condition: `kind = 'support'` }],
  ['task_comments', 'comment', { parent: 'task_id', leftOut: ['body_html'] }],
  ['comment_attachments', 'attachment', { parent: 'task_id', leftOut: ['storage_path'] }],
  ['activity_logs', 'note', { parent: 'project_id', condition: `source = 'note'` }],
  ['promo_codes', 'promo_code', {}],
  ['promo_redemptions', 'promo_redemption', { parent: 'deal_id' }],
  ['customer_deals', 'deal', {}],
  ['deal_documents', 'deal_document', { parent: 'deal_id', leftOut: ['storage_path', 'signed_storage_path'] }],
  ['deal_payments', 'payment', { parent: 'invoice_id' }],
  ['refunds', 'refund', { parent: 'payment_id' }],
  ['ledger_entries', 'ledger_entry', { parent: 'payment_id' }],
  ['billing_schedules', 'schedule_entry', { parent: 'deal_id' }],
  ['invoices', 'invoice', {}],
  ['invoice_lines', 'invoice_line', { parent: 'invoice_id' }],
  ['credit_notes', 'credit_note', { parent: 'invoice_id' }],
  [
    'broadcasts',
    'broadcast',
    {
      leftOut: ['counted_at', 'cursor_id', 'expected', 'failed', 'recipients', 'sent', 'suppressed', 'waiting'],
    },
  ],
  ['notification_template_versions', 'template_version', { leftOut: ['failed_at', 'failure', 'failures'] }],
  ['mail_suppressions', 'mail_suppression', { parent: 'user_id' }],
  ['inbound_mails', 'inbound_mail', { parent: 'ticket_id', leftOut: ['storage_path', 'text'] }],
  ['canned_replies', 'canned_reply', {}],
  ['saved_views', 'saved_view', {}],
  ['error_groups', 'error_group', { leftOut: ['count', 'last_report_id', 'last_seen', 'stack'] }],
  [
    'report_runs',
    'report_run',
    {
      leftOut: ['attempt', 'due_at', 'leased_until', 'row_count', 'row_total', 'storage_path'],
    },
  ],
  ['workflow_triggers', 'workflow', { leftOut: ['failure_count', 'from_seq', 'next_run_at'] }],
];

/**
 * Who changed what, when, and what it was before: one entry a changed row, written by triggers within the change's own
 * transaction. Entries are only added. A job gives committed ones their position in a chain of hashes; the personal
 * part of a chained one can be erased, once, and its hash stays.
 */
export class Migration0250Audit extends Migration {
  override up(): void {
    this.addEntries();
    this.addGuard();
    this.addWriter();
    for (const [table, entity, options] of audited) this.addSql(auditTable(table, entity, options));
    this.addSql(`
      create table audit_checks (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default now(),
        entries bigint not null,
        head_hash bytea,
        head_at timestamptz,
        fault text,
        fault_entry_id uuid
      )`);
  }

  override down(): void {
    this.addSql('drop table audit_checks');
    // the triggers that call it go with it
    this.addSql('drop function audit_change() cascade');
    this.addSql('drop function audit_table(regclass, text, text[], text, text, text)');
    this.addSql('drop table audit_entries');
    this.addSql('drop function audit_guard()');
  }

  private addEntries(): void {
    this.addSql(`
      create table audit_entries (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default clock_timestamp(),
        entity text not null,
        record_id uuid not null,
        parent_id uuid,
        action text not null check (action in ('created', 'updated', 'deleted', 'restored', 'purged')),
        title text not null,
        before jsonb,
        after jsonb,
        actor_kind text not null check (actor_kind in ('user', 'system', 'anonymous', 'database')),
        actor_id uuid,
        actor_ip text,
        request_id text,
        workflow_run_id uuid,
        erased_at timestamptz,
        position bigint,
        details_hash bytea,
        hash bytea,
        constraint audit_entries_position unique (position),
        constraint audit_entries_chained check (
          (position is null) = (hash is null) and (position is null) = (details_hash is null))
      )`);
    this.addSql('create index audit_entries_newest on audit_entries (created_at desc, id desc)');
    this.addSql('create index audit_entries_entity on audit_entries (entity, created_at desc, id desc)');
    this.addSql('create index audit_entries_record on audit_entries (record_id, created_at desc, id desc)');
    this.addSql(
      'create index audit_entries_parent on audit_entries (parent_id, created_at desc, id desc) where parent_id is not null',
    );
    this.addSql(
      'create index audit_entries_actor on audit_entries (actor_id, created_at desc, id desc) where actor_id is not null',
    );
    this.addSql('create index audit_entries_request on audit_entries (request_id)');
    this.addSql(
      'create index audit_entries_workflow on audit_entries (workflow_run_id) where workflow_run_id is not null',
    );
    this.addSql('create index audit_entries_title on audit_entries using gin (lower(title) gin_trgm_ops)');
    this.addSql('create index audit_entries_unchained on audit_entries (id) where position is null');
  }

  /** Nothing is changed or deleted, but that an entry is chained, and that a chained one loses its personal part. */
  private addGuard(): void {
    this.addSql(`
      create function audit_guard() returns trigger language plpgsql as $$
      declare
        changed text[];
      begin
        if tg_op = 'UPDATE' then
          select coalesce(array_agg(key), '{}') into changed from jsonb_each(to_jsonb(new))
          where value is distinct from to_jsonb(old) -> key;
          if old.position is null and new.position is not null
            and changed <@ array['position', 'details_hash', 'hash'] then return new; end if;
          if old.position is not null and old.erased_at is null and new.erased_at is not null
            and changed <@ array['erased_at', 'title', 'before', 'after', 'actor_ip']
            and new.title = '' and new.before is null and new.after is null and new.actor_ip is null
            then return new; end if;
        end if;
        raise exception 'Entries of the audit are neither changed nor deleted' using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`
      create trigger audit_entries_stay before update or delete on audit_entries
      for each row execute function audit_guard()`);
    this.addSql(`
      create trigger audit_entries_all_stay before truncate on audit_entries
      for each statement execute function audit_guard()`);
  }

  /** Of an update only the columns that differ are kept, of a new or deleted row those with a value. */
  private addWriter(): void {
    this.addSql(`
      create function audit_change() returns trigger language plpgsql as $$
      declare
        entity constant text := tg_argv[0];
        left_out constant text[] := tg_argv[1];
        context jsonb := nullif(current_setting('audit.context', true), '')::jsonb;
        whole jsonb;
        before jsonb;
        after jsonb;
        action text;
      begin
        whole := to_jsonb(case when tg_op = 'DELETE' then old else new end);
        if tg_op = 'INSERT' then
          action := 'created';
          select jsonb_object_agg(key, value) into after from jsonb_each(whole - left_out)
          where value <> 'null'::jsonb;
        elsif tg_op = 'DELETE' then
          action := case when whole ->> 'deleted_at' is null then 'deleted' else 'purged' end;
          select jsonb_object_agg(key, value) into before from jsonb_each(whole - left_out)
          where value <> 'null'::jsonb;
        else
          select jsonb_object_agg(key, value), jsonb_object_agg(key, whole -> key) into before, after
          from jsonb_each(to_jsonb(old) - left_out) where value is distinct from whole -> key;
          if before is null then return null; end if;
          action := case
            when before -> 'deleted_at' is null then 'updated'
            when after ->> 'deleted_at' is null then 'restored'
            else 'deleted' end;
        end if;
        insert into audit_entries (entity, record_id, parent_id, action, title, before, after,
          actor_kind, actor_id, actor_ip, request_id, workflow_run_id)
        values (entity, (whole ->> tg_argv[2])::uuid, (whole ->> tg_argv[3])::uuid, action,
          left(concat_ws(' ',
            coalesce(whole ->> 'number', whole ->> 'reference', whole ->> 'code'),
            coalesce(whole ->> 'title', whole ->> 'name', whole ->> 'subject', whole ->> 'file_name',
              nullif(concat_ws(' ', whole ->> 'first_name', whole ->> 'last_name'), ''),
              whole ->> 'email', whole ->> 'address', whole ->> 'message', whole ->> 'description')), 200),
          before, after,
          coalesce(context ->> 'kind', 'database'), (context ->> 'id')::uuid, context ->> 'ip',
          context ->> 'request', (context ->> 'run')::uuid);
        return null;
      end $$`);
    // one trigger for each kind of change: the condition of an update keeps rows out that don't differ
    this.addSql(`
      create function audit_table(audited regclass, entity text, left_out text[], record text, parent text, condition text)
      returns void language plpgsql as $$
      declare
        of_new constant text := coalesce('new.' || condition, 'true');
        arguments constant text := format('%L, %L, %L, %L', entity, left_out, record, parent);
      begin
        execute format('create trigger audit_%s_created after insert on %s for each row when (%s)
          execute function audit_change(%s)', entity, audited, of_new, arguments);
        execute format('create trigger audit_%s_updated after update on %s for each row
          when (%s and old is distinct from new) execute function audit_change(%s)', entity, audited, of_new, arguments);
        execute format('create trigger audit_%s_deleted after delete on %s for each row when (%s)
          execute function audit_change(%s)', entity, audited, coalesce('old.' || condition, 'true'), arguments);
      end $$`);
  }
}
