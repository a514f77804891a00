import { Migration } from '@mikro-orm/migrations';

/** When each person wants mail about what; no row means the category's default. And what the bell reads. */
export class Migration0031NotificationPreferences extends Migration {
  override up(): void {
    this.addSql(`
      create table notification_preferences (
        user_id uuid not null references users (id),
        category text not null,
        email text not null check (email in ('at_once', 'daily', 'off')),
        updated_at timestamptz not null default now(),
        primary key (user_id, category)
      )`);
    this.addSql(
      `create index notifications_unread on notifications (recipient_id)
       where deleted_at is null and channel = 'in_app' and read_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop index notifications_unread');
    this.addSql('drop table notification_preferences');
  }
}
