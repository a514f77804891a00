import { Migration } from '@mikro-orm/migrations';

/** Which sheet of a workbook an import has read, and what the others are called. */
export class Migration0393ImportSheets extends Migration {
  override up(): void {
    this.addSql(`alter table imports add column sheet text, add column other_sheets jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table imports drop column sheet, drop column other_sheets');
  }
}
