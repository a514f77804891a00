import { Migration } from '@mikro-orm/migrations';

export class Migration0150SavedViews extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_views (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        path text not null,
        name text not null,
        search text not null,
        is_shared boolean not null,
        search_text text not null generated always as (lower(name)) stored
      )`);
    this.addSql(`create index saved_views_own on saved_views (owner_id, path) where deleted_at is null`);
    this.addSql(`create index saved_views_shared on saved_views (path) where is_shared and deleted_at is null`);
  }

  override down(): void {
    this.addSql('drop table saved_views');
  }
}
