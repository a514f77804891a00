import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Reports that go out by mail again and again, and what became of each for each recipient. */
export class Migration0310ReportSchedules extends Migration {
  override up(): void {
    this.addSql(`
      create table report_schedules (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        owner_id uuid not null references users (id) on delete cascade,
        definition text not null,
        custom_report_id uuid references custom_reports (id) on delete cascade,
        title text not null,
        params jsonb not null,
        period text,
        format text not null check (format in ('csv', 'xlsx', 'pdf', 'json')),
        timing jsonb not null,
        recipient_ids uuid[] not null check (cardinality(recipient_ids) between 1 and 50),
        skip_if_empty boolean not null,
        status text not null check (status in ('active', 'paused')),
        paused_reason text,
        next_due_at timestamptz,
        last_due_at timestamptz,
        last_sent_at timestamptz,
        constraint report_schedules_custom check ((definition = 'custom') = (custom_report_id is not null)),
        constraint report_schedules_due check ((status = 'active') = (next_due_at is not null))
      )`);
    this.addSql(
      auditTable('report_schedules', 'report_schedule', { leftOut: ['next_due_at', 'last_due_at', 'last_sent_at'] }),
    );
    this.addSql(`create index report_schedules_own on report_schedules (owner_id) where deleted_at is null`);
    this.addSql(
      `create index report_schedules_due on report_schedules (next_due_at) where status = 'active' and deleted_at is null`,
    );
    this.addSql(
      `create index report_schedules_of_custom on report_schedules (custom_report_id) where custom_report_id is not null`,
    );
    this.addSql(`
      alter table report_runs add column schedule_id uuid references report_schedules (id) on delete set null`);
    this.addSql(
      `create index report_runs_of_schedule on report_runs (schedule_id, created_at desc) where schedule_id is not null`,
    );
    this.addSql(`
      create table report_deliveries (
        id uuid primary key,
        schedule_id uuid not null references report_schedules (id) on delete cascade,
        due_at timestamptz not null,
        recipient_id uuid not null references users (id) on delete cascade,
        run_id uuid references report_runs (id) on delete set null,
        outcome text not null check (outcome in ('waiting', 'sent', 'empty', 'failed', 'refused')),
        reason text,
        row_count integer,
        created_at timestamptz not null default now(),
        settled_at timestamptz,
        constraint report_deliveries_once unique (schedule_id, due_at, recipient_id),
        constraint report_deliveries_settled check ((outcome = 'waiting') = (settled_at is null))
      )`);
    this.addSql(`create index report_deliveries_run on report_deliveries (run_id) where run_id is not null`);
    this.addSql(`create index report_deliveries_recipient on report_deliveries (recipient_id)`);
    this.addSql(`create index report_deliveries_created on report_deliveries (created_at)`);
  }

  override down(): void {
    this.addSql('drop table report_deliveries');
    this.addSql('alter table report_runs drop column schedule_id');
    this.addSql('drop table report_schedules');
  }
}
