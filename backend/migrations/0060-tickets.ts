import { Migration } from '@mikro-orm/migrations';

/** Tickets: tasks of projects. Support tickets will share the table; a check per kind names its states. */
export class Migration0060Tickets extends Migration {
  override up(): void {
    this.addSql('create sequence task_numbers');
    this.addSql(`
      create function next_task_number() returns text language sql volatile as $$
        select 'T-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('task_numbers') as n
      $$`);
    this.addSql(`
      create table tickets (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        kind text not null,
        number text not null unique default next_task_number(),
        project_id uuid references projects (id),
        milestone_id uuid references milestones (id),
        title text not null,
        description text not null default '',
        status text not null,
        priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
        weight integer not null check (weight between 1 and 13),
        assignee_id uuid references users (id),
        due_date date,
        estimate_minutes integer check (estimate_minutes >= 0),
        spent_minutes integer not null default 0 check (spent_minutes >= 0),
        labels text[] not null default '{}',
        position double precision not null,
        blocked_reason text,
        completed_at timestamptz,
        search_text text not null generated always as (lower(number || ' ' || title || ' ' || description)) stored,
        constraint tickets_kind check (kind in ('task')),
        constraint tickets_task_status check (kind <> 'task' or
          status in ('backlog', 'todo', 'in_progress', 'in_review', 'blocked', 'done', 'cancelled')),
        constraint tickets_task_project check (kind <> 'task' or project_id is not null),
        constraint tickets_blocked_reason check (blocked_reason is null or status = 'blocked')
      )`);
    this.addSql(
      `create index tickets_project on tickets (project_id, position, id) include (status, weight) where deleted_at is null`,
    );
    this.addSql(`create index tickets_milestone on tickets (milestone_id) where deleted_at is null`);
    this.addSql(`create index tickets_assignee on tickets (assignee_id, status) where deleted_at is null`);
    this.addSql(`create index tickets_newest on tickets (created_at desc, id desc) where deleted_at is null`);
    this.addSql(
      `create index tickets_open_due on tickets (due_date)
       where deleted_at is null and status in ('backlog', 'todo', 'in_progress', 'in_review', 'blocked')`,
    );
    this.addSql(`create index tickets_completed on tickets (completed_at desc) where deleted_at is null`);
    this.addSql(`create index tickets_deleted on tickets (deleted_at) where deleted_at is not null`);
    this.addSql(`create index tickets_search on tickets using gin (search_text gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql('drop table tickets');
    this.addSql('drop function next_task_number()');
    this.addSql('drop sequence task_numbers');
  }
}
