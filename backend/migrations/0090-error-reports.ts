import { Migration } from '@mikro-orm/migrations';

/** What browsers reported, and the groups of the same mistake that admins work on. */
export class Migration0090ErrorReports extends Migration {
  override up(): void {
    this.addSql(`
      create table error_groups (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        fingerprint text not null unique,
        message text not null,
        type text not null check (type in ('javascript', 'promise')),
        severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
        route text not null,
        stack text,
        status text not null check (status in ('unresolved', 'resolved', 'ignored')),
        count integer not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        last_report_id uuid not null,
        search_text text not null generated always as (lower(message || ' ' || route)) stored
      )`);
    this.addSql(`create index error_groups_last_seen on error_groups (last_seen desc, id desc)`);
    this.addSql(`create index error_groups_search on error_groups using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table error_reports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        url text not null,
        user_agent text not null,
        claimed_user_id text,
        claimed_user_role text,
        system_info jsonb not null,
        errors jsonb not null,
        group_ids uuid[] not null
      )`);
    this.addSql(`create index error_reports_newest on error_reports (created_at desc)`);
    this.addSql(`create index error_reports_groups on error_reports using gin (group_ids)`);
  }

  override down(): void {
    this.addSql('drop table error_reports');
    this.addSql('drop table error_groups');
  }
}
