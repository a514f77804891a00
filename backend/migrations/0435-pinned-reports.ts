import { Migration } from '@mikro-orm/migrations';

/** The reports whose figures a user has pinned, in the user's order: names of built-in reports and ids of custom ones. */
export class Migration0435PinnedReports extends Migration {
  override up(): void {
    this.addSql(`
      create table pinned_reports (
        user_id uuid primary key references users (id) on delete cascade,
        reports text[] not null
      )`);
  }

  override down(): void {
    this.addSql('drop table pinned_reports');
  }
}
