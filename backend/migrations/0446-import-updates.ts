import { Migration } from '@mikro-orm/migrations';

const FATES = `'waiting', 'new', 'existing', 'wrong', 'created', 'failed', 'removed', 'kept'`;

/**
 * Imports that update what is there: what differs by line, and the values that a record had before, to which undoing
 * changes it back.
 */
export class Migration0446ImportUpdates extends Migration {
  override up(): void {
    this.addSql(`alter table import_lines add column changes jsonb not null default '[]', add column former jsonb`);
    this.allow('import_lines', 'fate', `${FATES}, 'changed', 'updated', 'restored'`);
    this.allow('imports', 'mode', `'all', 'good', 'update'`);
  }

  override down(): void {
    this.addSql(`update import_lines set fate = 'existing' where fate in ('changed', 'updated', 'restored')`);
    this.addSql(`update imports set mode = 'good' where mode = 'update'`);
    this.allow('imports', 'mode', `'all', 'good'`);
    this.allow('import_lines', 'fate', FATES);
    this.addSql('alter table import_lines drop column changes, drop column former');
  }

  private allow(table: string, column: string, values: string): void {
    const name = `${table}_${column}_check`;
    this.addSql(`alter table ${table} drop constraint ${name}`);
    this.addSql(`alter table ${table} add constraint ${name} check (${column} in (${values})) not valid`);
    this.addSql(`alter table ${table} validate constraint ${name}`);
  }
}
