import { Migration } from '@mikro-orm/migrations';

/** A message that a merge moved names the ticket that it was written in, so that the merge can be undone. */
export class Migration0432UndoneMerges extends Migration {
  override up(): void {
    this.addSql('alter table task_comments add column moved_from uuid');
    this.addSql('create index task_comments_moved on task_comments (moved_from) where moved_from is not null');
  }

  override down(): void {
    this.addSql('alter table task_comments drop column moved_from');
  }
}
