import { Migration } from '@mikro-orm/migrations';

/** The team's tags on a ticket. Customers don't get them: neither `search_text` nor the view `search_sources` has them. */
export class Migration0454TicketTags extends Migration {
  override up(): void {
    this.addSql(`alter table tickets add column tags text[] not null default '{}'`);
    // a tag has no "|"
    this.addSql(`create function tag_text(tags text[]) returns text language sql immutable parallel safe as
      $$ select '|' || lower(array_to_string(tags, '|')) || '|' $$`);
    this.addSql(`create index tickets_tags on tickets using gin (tag_text(tags) gin_trgm_ops) where kind = 'support'`);
  }

  override down(): void {
    this.addSql('alter table tickets drop column tags');
    this.addSql('drop function tag_text(text[])');
  }
}
