import { Migration } from '@mikro-orm/migrations';

/** What happened in projects, as people read it; written by listeners and, as notes, by clients. */
export class Migration0080ActivityLogs extends Migration {
  override up(): void {
    this.addSql(`
      create table activity_logs (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        project_id uuid not null references projects (id),
        entity_type text not null check (entity_type in ('project', 'task', 'milestone')),
        entity_id uuid not null,
        activity_type text not null,
        description text not null,
        old_values jsonb not null default '{}',
        new_values jsonb not null default '{}',
        metadata jsonb not null default '{}',
        source text not null check (source in ('system', 'note')),
        internal boolean not null default false,
        actor_id uuid references users (id)
      )`);
    this.addSql(
      `create index activity_logs_project on activity_logs (project_id, created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create index activity_logs_entity on activity_logs (entity_id, created_at desc, id desc) where deleted_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop table activity_logs');
  }
}
