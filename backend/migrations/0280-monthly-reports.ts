import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/** Monthly service reports: one for each company and month, a draft until an admin sends it. */
export class Migration0280MonthlyReports extends Migration {
  override up(): void {
    this.addSql(`
      create table monthly_reports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        company_id uuid not null references companies (id) on delete cascade,
        month date not null check (extract(day from month) = 1),
        status text not null check (status in ('draft', 'sent', 'skipped')),
        texts jsonb not null,
        figures jsonb not null,
        sent_at timestamptz,
        sent_by uuid references users (id) on delete set null,
        constraint monthly_reports_once unique (company_id, month),
        constraint monthly_reports_sent check ((status = 'sent') = (sent_at is not null))
      )`);
    this.addSql(auditTable('monthly_reports', 'monthly_report', { leftOut: ['figures'], parent: 'company_id' }));
    this.addSql(`create index monthly_reports_newest on monthly_reports (month desc, id desc)`);
    this.addSql(`create index monthly_reports_sender on monthly_reports (sent_by) where sent_by is not null`);
  }

  override down(): void {
    this.addSql('drop table monthly_reports');
  }
}
