import { Migration } from '@mikro-orm/migrations';

const OPEN = `('new', 'open', 'pending', 'on_hold')`;

/** Support tickets, in the table of tasks; the messages of their threads are comments; days that the business is closed. */
export class Migration0160Support extends Migration {
  override up(): void {
    this.addSql(`
      create table closed_days (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        day date not null,
        name text not null
      )`);
    this.addSql('create unique index closed_days_day on closed_days (day) where deleted_at is null');
    this.addSql('create sequence ticket_numbers');
    this.addSql(`
      create function next_ticket_number() returns text language sql volatile as $$
        select 'S-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('ticket_numbers') as n
      $$`);
    this.addSql(`
      alter table tickets
        drop constraint tickets_kind,
        add constraint tickets_kind check (kind in ('task', 'support')),
        add constraint tickets_support_status check (kind <> 'support' or
          status in ('new', 'open', 'pending', 'on_hold', 'resolved', 'closed')),
        alter column weight set default 3,
        alter column position set default 0,
        add column requester_id uuid references users (id),
        add column category text check (category in ('computers', 'network', 'email', 'software', 'phones', 'security',
          'service_visit', 'billing', 'contract', 'other')),
        add column source text check (source in ('portal', 'admin', 'mail', 'system')),
        add column deal_id uuid references customer_deals (id),
        add column invoice_id uuid references invoices (id),
        add column error_group_id uuid references error_groups (id) on delete set null,
        add column follows_id uuid references tickets (id) on delete set null,
        add column merged_into_id uuid references tickets (id) on delete set null,
        add column pauses jsonb,
        add column response_warning_at timestamptz,
        add column first_response_due_at timestamptz,
        add column first_responded_at timestamptz,
        add column resolution_warning_at timestamptz,
        add column resolution_due_at timestamptz,
        add column resolved_at timestamptz,
        add column closed_at timestamptz,
        add column clock_reported text[],
        add column last_reply_at timestamptz,
        add column last_reply_by text check (last_reply_by in ('customer', 'admin')),
        add column csat_score integer check (csat_score in (0, 1)),
        add column csat_comment text,
        add constraint tickets_support check (kind <> 'support' or (requester_id is not null and category is not null
          and source is not null and pauses is not null and clock_reported is not null
          and last_reply_at is not null and last_reply_by is not null))`);
    this.addSql(`create index tickets_requester on tickets (requester_id, last_reply_at desc) where kind = 'support'`);
    for (const column of ['deal_id', 'invoice_id', 'error_group_id', 'follows_id', 'merged_into_id'])
      this.addSql(`create index tickets_${column} on tickets (${column}) where ${column} is not null`);
    this.addSql(
      `create index tickets_support_replied on tickets (last_reply_at desc, id desc)
       where kind = 'support' and deleted_at is null`,
    );
    this.addSql(
      `create index tickets_support_open on tickets (assignee_id, last_reply_at desc)
       where kind = 'support' and deleted_at is null and status in ${OPEN}`,
    );
    this.addSql(
      `create index tickets_response_due on tickets (first_response_due_at)
       where kind = 'support' and deleted_at is null and status in ${OPEN} and first_responded_at is null`,
    );
    this.addSql(
      `create index tickets_resolution_due on tickets (resolution_due_at)
       where kind = 'support' and deleted_at is null and status in ${OPEN}`,
    );
    this.addSql(
      `create index tickets_resolved on tickets (resolved_at) where kind = 'support' and status = 'resolved' and deleted_at is null`,
    );
    this.addSql('alter table task_comments alter column project_id drop not null');
    this.addSql('alter table comment_attachments alter column project_id drop not null');
  }

  override down(): void {
    this.addSql(`delete from comment_attachments where project_id is null`);
    this.addSql(`delete from task_comments where project_id is null`);
    this.addSql('alter table comment_attachments alter column project_id set not null');
    this.addSql('alter table task_comments alter column project_id set not null');
    this.addSql(`delete from tickets where kind = 'support'`);
    this.addSql(`
      alter table tickets
        drop constraint tickets_kind, drop constraint tickets_support_status, drop constraint tickets_support,
        add constraint tickets_kind check (kind in ('task')),
        alter column weight drop default, alter column position drop default,
        drop column requester_id, drop column category, drop column source, drop column deal_id,
        drop column invoice_id, drop column error_group_id, drop column follows_id, drop column merged_into_id,
        drop column pauses, drop column response_warning_at, drop column first_response_due_at,
        drop column first_responded_at, drop column resolution_warning_at, drop column resolution_due_at,
        drop column resolved_at, drop column closed_at, drop column clock_reported, drop column last_reply_at,
        drop column last_reply_by, drop column csat_score, drop column csat_comment`);
    this.addSql('drop function next_ticket_number()');
    this.addSql('drop sequence ticket_numbers');
    this.addSql('drop table closed_days');
  }
}
