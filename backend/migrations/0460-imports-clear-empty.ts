import { Migration } from '@mikro-orm/migrations';

/** Whether empty cells of an import clear the values of records that are there. */
export class Migration0460ImportsClearEmpty extends Migration {
  override up(): void {
    this.addSql('alter table imports add column clears_empty boolean not null default false');
  }

  override down(): void {
    this.addSql('alter table imports drop column clears_empty');
  }
}
