import { Migration } from '@mikro-orm/migrations';

/** Projects and the people added to them. */
export class Migration0040Projects extends Migration {
  override up(): void {
    this.addSql('create sequence project_numbers');
    this.addSql(`
      create function next_project_number() returns text language sql volatile as $$
        select 'P-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('project_numbers') as n
      $$`);
    this.addSql(`
      create table projects (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        number text not null unique default next_project_number(),
        name text not null,
        description text not null default '',
        customer_id uuid not null references users (id),
        status text not null check (status in ('planning', 'active', 'on_hold', 'completed', 'cancelled')),
        priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
        health text not null check (health in ('on_track', 'at_risk', 'off_track')),
        start_date date,
        target_date date,
        completed_at timestamptz,
        budget_cents bigint check (budget_cents >= 0),
        budget_hours numeric(9, 2) check (budget_hours >= 0),
        manager_id uuid references users (id),
        deal_id uuid,
        consultation_id uuid references consultation_requests (id),
        search_text text not null generated always as (lower(number || ' ' || name || ' ' || description)) stored
      )`);
    this.addSql(`create index projects_newest on projects (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index projects_customer on projects (customer_id, created_at desc) where deleted_at is null`);
    this.addSql(`create index projects_status on projects (status, created_at desc) where deleted_at is null`);
    this.addSql(`create index projects_manager on projects (manager_id) where deleted_at is null`);
    this.addSql(`create index projects_deleted on projects (deleted_at) where deleted_at is not null`);
    this.addSql(`create index projects_search on projects using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table project_members (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        project_id uuid not null references projects (id),
        user_id uuid not null references users (id),
        role text not null check (role in ('editor', 'viewer'))
      )`);
    this.addSql(
      `create unique index project_members_once on project_members (project_id, user_id) where deleted_at is null`,
    );
    this.addSql(`create index project_members_user on project_members (user_id, project_id) where deleted_at is null`);
  }

  override down(): void {
    this.addSql('drop table project_members');
    this.addSql('drop table projects');
    this.addSql('drop function next_project_number()');
    this.addSql('drop sequence project_numbers');
  }
}
