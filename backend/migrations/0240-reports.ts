import { Migration } from '@mikro-orm/migrations';

/** Runs of reports: who asked for what, how far it is, and its file until it expires. */
export class Migration0240Reports extends Migration {
  override up(): void {
    this.addSql(`
      create table report_runs (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        scope text not null,
        definition text not null,
        title text not null,
        params jsonb not null,
        format text not null check (format in ('csv', 'xlsx', 'pdf', 'json')),
        status text not null check (status in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
        row_count integer not null,
        row_total integer,
        reason text,
        storage_path text,
        file_name text,
        file_size bigint,
        sha256 text,
        started_at timestamptz,
        finished_at timestamptz,
        expires_at timestamptz not null,
        due_at timestamptz,
        attempt integer not null,
        leased_until timestamptz,
        constraint report_runs_file check ((status = 'succeeded') = (file_size is not null)),
        constraint report_runs_finished check ((status in ('queued', 'running')) = (finished_at is null))
      )`);
    this.addSql(`create index report_runs_newest on report_runs (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index report_runs_own on report_runs (owner_id, created_at desc)`);
    this.addSql(`create index report_runs_due on report_runs (due_at) where status in ('queued', 'running')`);
    this.addSql(`create index report_runs_expired on report_runs (expires_at)`);
    this.addSql(`create index report_runs_files on report_runs (storage_path) where storage_path is not null`);
  }

  override down(): void {
    this.addSql('drop table report_runs');
  }
}
