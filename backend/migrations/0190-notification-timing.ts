import { Migration } from '@mikro-orm/migrations';

/** Mail once an hour, push as a third channel, and the hours in which neither comes. */
export class Migration0190NotificationTiming extends Migration {
  override up(): void {
    this.addSql(`alter table notification_preferences drop constraint notification_preferences_email_check`);
    this.addSql(
      `alter table notification_preferences add constraint notification_preferences_email_check
       check (email in ('at_once', 'hourly', 'daily', 'off')) not valid`,
    );
    this.addSql(`alter table notification_preferences validate constraint notification_preferences_email_check`);
    this.addSql(`alter table notification_preferences add column push text check (push in ('at_once', 'off'))`);
    this.addSql(`
      create table notification_quiet_hours (
        user_id uuid primary key references users (id),
        starts time not null,
        ends time not null check (ends <> starts),
        updated_at timestamptz not null default now()
      )`);
  }

  override down(): void {
    this.addSql('drop table notification_quiet_hours');
    this.addSql('alter table notification_preferences drop column push');
    this.addSql(`update notification_preferences set email = 'daily' where email = 'hourly'`);
    this.addSql(`alter table notification_preferences drop constraint notification_preferences_email_check`);
    this.addSql(
      `alter table notification_preferences add constraint notification_preferences_email_check
       check (email in ('at_once', 'daily', 'off')) not valid`,
    );
    this.addSql(`alter table notification_preferences validate constraint notification_preferences_email_check`);
  }
}
