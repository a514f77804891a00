import { Migration } from '@mikro-orm/migrations';

/** How many files a new comment still waits for; they are part of its event. */
export class Migration0071CommentFilesToCome extends Migration {
  override up(): void {
    this.addSql('alter table task_comments add column files_to_come integer not null default 0');
  }

  override down(): void {
    this.addSql('alter table task_comments drop column files_to_come');
  }
}
