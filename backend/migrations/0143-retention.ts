import { Migration } from '@mikro-orm/migrations';

/** What the nightly purge of events, notifications and ended sessions looks for is found by index. */
export class Migration0143Retention extends Migration {
  override up(): void {
    this.addSql('create index domain_events_settled on domain_events (occurred_at) where settled_at is not null');
    this.addSql('create index notifications_read on notifications (read_at) where read_at is not null');
    this.addSql(`create index notifications_mailed on notifications (created_at) where channel = 'email'`);
    this.addSql('create index sessions_ended on sessions (ended_at) where ended_at is not null');
  }

  override down(): void {
    this.addSql('drop index sessions_ended');
    this.addSql('drop index notifications_mailed');
    this.addSql('drop index notifications_read');
    this.addSql('drop index domain_events_settled');
  }
}
