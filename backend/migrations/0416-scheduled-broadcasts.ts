import { Migration } from '@mikro-orm/migrations';

/** A message to many people can be sent at a time that its author chose. */
export class Migration0416ScheduledBroadcasts extends Migration {
  override up(): void {
    this.addSql('alter table broadcasts add column send_at timestamptz');
    this.setStatuses('draft', 'scheduled', 'sending', 'sent', 'cancelled');
    this.addSql(`create index broadcasts_scheduled on broadcasts (send_at) where status = 'scheduled'`);
  }

  /** What was scheduled is a draft again, as nobody would send it. */
  override down(): void {
    this.addSql('drop index broadcasts_scheduled');
    this.addSql(`update broadcasts set status = 'draft' where status = 'scheduled'`);
    this.setStatuses('draft', 'sending', 'sent', 'cancelled');
    this.addSql('alter table broadcasts drop column send_at');
  }

  private setStatuses(...statuses: readonly string[]): void {
    const values = statuses.map((status) => `'${status}'`).join(', ');
    this.addSql('alter table broadcasts drop constraint broadcasts_status_check');
    this.addSql(
      `alter table broadcasts add constraint broadcasts_status_check check (status in (${values})) not valid`,
    );
    this.addSql('alter table broadcasts validate constraint broadcasts_status_check');
  }
}
