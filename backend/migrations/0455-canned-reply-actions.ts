import { Migration } from '@mikro-orm/migrations';

/** What a canned reply does with the ticket that it answers. */
export class Migration0455CannedReplyActions extends Migration {
  override up(): void {
    this.addSql(`alter table canned_replies
      add column set_status text,
      add column set_priority text,
      add column assign_to text,
      add column add_tags text[] not null default '{}'`);
  }

  override down(): void {
    this.addSql(`alter table canned_replies drop column set_status, drop column set_priority, drop column assign_to,
      drop column add_tags`);
  }
}
