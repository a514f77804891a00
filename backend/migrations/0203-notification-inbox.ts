import { Migration } from '@mikro-orm/migrations';

/** The inbox: changes of one record are one entry, entries are archived, and push is a channel. */
export class Migration0203NotificationInbox extends Migration {
  override up(): void {
    this.addSql(`alter table notifications add column record_key text`);
    this.addSql(`alter table notifications add column changes integer not null default 1`);
    this.addSql(`alter table notifications add column archived_at timestamptz`);
    this.addSql(`alter table notifications drop constraint notifications_channel_check`);
    this.addSql(
      `alter table notifications add constraint notifications_channel_check
       check (channel in ('in_app', 'email', 'push')) not valid`,
    );
    this.addSql(`alter table notifications validate constraint notifications_channel_check`);
    this.addSql(
      `create index notifications_inbox on notifications (recipient_id, created_at desc, id desc)
       where channel = 'in_app' and deleted_at is null and carried_by is null`,
    );
    this.addSql(
      `create index notifications_unread_records on notifications (recipient_id, record_key)
       where channel = 'in_app' and deleted_at is null and carried_by is null and read_at is null and archived_at is null`,
    );
    this.addSql(`create index notifications_archived on notifications (archived_at) where archived_at is not null`);
    this.addSql(`drop index notifications_unread`);
  }

  override down(): void {
    this.addSql(
      `create index notifications_unread on notifications (recipient_id)
       where deleted_at is null and channel = 'in_app' and read_at is null`,
    );
    this.addSql(`drop index notifications_archived`);
    this.addSql(`drop index notifications_unread_records`);
    this.addSql(`drop index notifications_inbox`);
    this.addSql(`delete from notifications where channel = 'push'`);
    this.addSql(`alter table notifications drop constraint notifications_channel_check`);
    this.addSql(
      `alter table notifications add constraint notifications_channel_check check (channel in ('in_app', 'email')) not valid`,
    );
    this.addSql(`alter table notifications validate constraint notifications_channel_check`);
    this.addSql(`alter table notifications drop column archived_at, drop column changes, drop column record_key`);
  }
}
