import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

const before = ['attempt', 'due_at', 'leased_until', 'row_count', 'row_total', 'storage_path'];
/** What the worker writes as it makes the file; the run itself keeps it. */
const progress = ['file_name', 'finished_at', 'sha256', 'started_at', 'status'];

/** A run of a report is one entry of the audit, that it was asked for, and not one for each step of making its file. */
export class Migration0415AuditedReportRuns extends Migration {
  override up(): void {
    this.watch([...before, ...progress]);
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
