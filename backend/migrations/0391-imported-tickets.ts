import { Migration } from '@mikro-orm/migrations';

/** Tickets that were brought along from another system, for which nothing was promised here. */
export class Migration0391ImportedTickets extends Migration {
  override up(): void {
    this.allow(`'portal', 'admin', 'mail', 'system', 'import'`);
  }

  override down(): void {
    this.addSql(`update tickets set source = 'admin' where source = 'import'`);
    this.allow(`'portal', 'admin', 'mail', 'system'`);
  }

  private allow(sources: string): void {
    this.addSql('alter table tickets drop constraint tickets_source_check');
    this.addSql(`alter table tickets add constraint tickets_source_check check (source in (${sources})) not valid`);
    this.addSql('alter table tickets validate constraint tickets_source_check');
  }
}
