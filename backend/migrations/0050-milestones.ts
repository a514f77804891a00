import { Migration } from '@mikro-orm/migrations';

/** The milestones of projects, in their order. */
export class Migration0050Milestones extends Migration {
  override up(): void {
    this.addSql(`
      create table milestones (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        project_id uuid not null references projects (id),
        title text not null,
        description text not null default '',
        status text not null check (status in ('planned', 'in_progress', 'awaiting_approval', 'completed', 'cancelled')),
        due_date date,
        position double precision not null,
        approval_required boolean not null default false,
        approved_by uuid references users (id),
        approved_at timestamptz,
        change_request text,
        completed_at timestamptz,
        search_text text not null generated always as (lower(title || ' ' || description)) stored
      )`);
    this.addSql(`create index milestones_project on milestones (project_id, position, id) where deleted_at is null`);
    this.addSql(
      `create index milestones_due on milestones (project_id, due_date)
       where deleted_at is null and status in ('planned', 'in_progress', 'awaiting_approval')`,
    );
    this.addSql(
      `create index milestones_awaiting on milestones (project_id) where deleted_at is null and status = 'awaiting_approval'`,
    );
    this.addSql(`create index milestones_newest on milestones (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index milestones_deleted on milestones (deleted_at) where deleted_at is not null`);
    this.addSql(`create index milestones_search on milestones using gin (search_text gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql('drop table milestones');
  }
}
