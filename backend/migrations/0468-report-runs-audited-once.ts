import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

const before = [
  ...['attempt', 'due_at', 'leased_until', 'row_count', 'row_total', 'storage_path'],
  ...['file_name', 'finished_at', 'sha256', 'started_at', 'status'],
];

/** The size of a run's file and why it failed are of its making, too: a run is one entry of the audit (migration 0415). */
export class Migration0468ReportRunsAuditedOnce extends Migration {
  override up(): void {
    this.watch([...before, 'file_size', 'reason']);
  }

  override down(): void {
    this.watch(before);
  }

  private watch(leftOut: readonly string[]): void {
    for (const change of ['created', 'updated', 'deleted'])
      this.addSql(`drop trigger audit_report_run_${change} on report_runs`);
    this.addSql(auditTable('report_runs', 'report_run', { leftOut }));
  }
}
