import { Migration } from '@mikro-orm/migrations';

export class Migration0170CannedReplies extends Migration {
  override up(): void {
    this.addSql(`
      create table canned_replies (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        name text not null,
        body text not null,
        search_text text not null generated always as (lower(name || ' ' || body)) stored
      )`);
    this.addSql(
      `create index canned_replies_newest on canned_replies (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(`create index canned_replies_search on canned_replies using gin (search_text gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql('drop table canned_replies');
  }
}
