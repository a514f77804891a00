import { Migration } from '@mikro-orm/migrations';

/** A notification says in a line what it is about (specification, section 3). */
export class Migration0033NotificationBodies extends Migration {
  override up(): void {
    this.addSql(`alter table notifications add column body text not null default ''`);
  }

  override down(): void {
    this.addSql('alter table notifications drop column body');
  }
}
