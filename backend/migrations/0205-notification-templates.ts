import { Migration } from '@mikro-orm/migrations';

/** The texts that admins wrote for mails and notifications; where none is current, the built-in words go. */
export class Migration0205NotificationTemplates extends Migration {
  override up(): void {
    this.addSql(`
      create table notification_template_versions (
        id uuid primary key,
        template text not null,
        number integer not null,
        subject text not null,
        title text not null,
        body text not null,
        action text not null,
        author_id uuid references users (id),
        is_current boolean not null,
        failures integer not null default 0,
        failure text,
        failed_at timestamptz,
        created_at timestamptz not null default now(),
        unique (template, number)
      )`);
    this.addSql(
      `create unique index notification_template_versions_current on notification_template_versions (template) where is_current`,
    );
    this.addSql(`create index notification_template_versions_author on notification_template_versions (author_id)`);
    this.addSql(
      `create index notification_template_versions_old on notification_template_versions (created_at) where not is_current`,
    );
    this.addSql(`create index notifications_of_template on notifications (template, created_at desc)`);
  }

  override down(): void {
    this.addSql('drop index notifications_of_template');
    this.addSql('drop table notification_template_versions');
  }
}
