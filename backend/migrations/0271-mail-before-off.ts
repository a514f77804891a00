import { Migration } from '@mikro-orm/migrations';

/** When mail came before it was switched off, so that the link of a mail can take that back. */
export class Migration0271MailBeforeOff extends Migration {
  override up(): void {
    this.addSql(`
      alter table notification_preferences
        add column email_before text check (email_before in ('at_once', 'hourly', 'daily'))`);
  }

  override down(): void {
    this.addSql('alter table notification_preferences drop column email_before');
  }
}
