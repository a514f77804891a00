import { Migration } from '@mikro-orm/migrations';

/** One mail carries what follows it: later changes of the same record, or a user's notifications of a day. */
export class Migration0032NotificationMerging extends Migration {
  override up(): void {
    this.addSql('alter table notifications add column merge_key text');
    this.addSql('alter table notifications add column carried_by uuid references notifications (id) on delete cascade');
    this.addSql('create index notifications_carried on notifications (carried_by) where carried_by is not null');
    this.addSql(
      `create index notifications_open_mails on notifications (recipient_id, merge_key)
       where status = 'queued' and channel = 'email' and carried_by is null and merge_key is not null`,
    );
  }

  override down(): void {
    this.addSql('drop index notifications_open_mails');
    this.addSql('alter table notifications drop column carried_by, drop column merge_key');
  }
}
