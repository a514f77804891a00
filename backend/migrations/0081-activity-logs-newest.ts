import { Migration } from '@mikro-orm/migrations';

/** What happened in all projects, newest first, is read by index too. */
export class Migration0081ActivityLogsNewest extends Migration {
  override up(): void {
    this.addSql(
      `create index activity_logs_newest on activity_logs (created_at desc, id desc) where deleted_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop index activity_logs_newest');
  }
}
