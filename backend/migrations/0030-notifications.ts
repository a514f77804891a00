import { Migration } from '@mikro-orm/migrations';

/** Notifications, by mail and in the app; a row is the only record that a mail is to be sent. */
export class Migration0030Notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table notifications (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        event_id uuid not null,
        template text not null,
        category text not null,
        channel text not null check (channel in ('in_app', 'email')),
        recipient_id uuid references users (id),
        recipient_email text,
        title text not null,
        link text,
        data jsonb not null default '{}',
        status text not null check (status in ('queued', 'sent', 'failed', 'suppressed', 'read')),
        reason text,
        due_at timestamptz not null,
        leased_until timestamptz,
        attempts integer not null default 0,
        sent_at timestamptz,
        read_at timestamptz,
        constraint notifications_have_a_recipient check (recipient_id is not null or recipient_email is not null)
      )`);
    this.addSql(`
      create unique index notifications_once_per_event on notifications
        (event_id, template, channel, coalesce(recipient_email, recipient_id::text))`);
    this.addSql(
      `create index notifications_due on notifications (due_at) where status = 'queued' and channel = 'email'`,
    );
    this.addSql(
      `create index notifications_recipient on notifications (recipient_id, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index notifications_address on notifications (recipient_email, created_at) where channel = 'email'`,
    );
  }

  override down(): void {
    this.addSql('drop table notifications');
  }
}
