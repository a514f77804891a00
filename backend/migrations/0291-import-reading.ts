import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

const QUIET = ['attempt', 'due_at', 'leased_until', 'line_count', 'samples', 'tries'];
const TRIGGERS = ['created', 'updated', 'deleted'] as const;

/**
 * How the lines of an import are read: the line of its headings, the formats of days and numbers, and our values for the
 * file's own. The first lines are what the file says, so the audit leaves them out like the samples.
 */
export class Migration0291ImportReading extends Migration {
  override up(): void {
    this.addSql(`
      alter table imports
        add column first_lines jsonb not null default '[]',
        add column heading_line integer not null default 1,
        add column formats jsonb not null default '{"dates": "mdy", "decimals": "point"}',
        add column value_mapping jsonb not null default '{}'`);
    this.addSql('alter table import_mappings add column formats jsonb, add column value_mapping jsonb');
    this.audit([...QUIET, 'first_lines']);
  }

  override down(): void {
    this.audit(QUIET);
    this.addSql('alter table import_mappings drop column formats, drop column value_mapping');
    this.addSql(`
      alter table imports
        drop column first_lines, drop column heading_line, drop column formats, drop column value_mapping`);
  }

  private audit(leftOut: string[]): void {
    for (const what of TRIGGERS) this.addSql(`drop trigger audit_import_${what} on imports`);
    this.addSql(auditTable('imports', 'import', { leftOut }));
  }
}
