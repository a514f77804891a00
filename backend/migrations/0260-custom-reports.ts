import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Reports that people build, and what a run of one was made of when it was asked for. */
export class Migration0260CustomReports extends Migration {
  override up(): void {
    this.addSql(`
      create table custom_reports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        name text not null,
        query jsonb not null,
        is_shared boolean not null
      )`);
    this.addSql(auditTable('custom_reports', 'custom_report'));
    this.addSql(`create index custom_reports_own on custom_reports (owner_id) where deleted_at is null`);
    this.addSql(`create index custom_reports_shared on custom_reports (name) where is_shared and deleted_at is null`);
    this.addSql(`
      alter table report_runs
        add column custom_report_id uuid references custom_reports (id) on delete set null,
        add column query jsonb,
        add constraint report_runs_custom check ((definition = 'custom') = (query is not null))`);
    this.addSql(
      `create index report_runs_of_custom on report_runs (custom_report_id) where custom_report_id is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table report_runs drop column query, drop column custom_report_id');
    this.addSql('drop table custom_reports');
  }
}
