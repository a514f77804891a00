import { Migration } from '@mikro-orm/migrations';

/** Until when a ticket stays out of the queues of open work; for the team alone. */
export class Migration0445SnoozedTickets extends Migration {
  override up(): void {
    this.addSql('alter table tickets add column snoozed_until timestamptz');
    this.addSql('create index tickets_snoozed on tickets (snoozed_until) where snoozed_until is not null');
  }

  override down(): void {
    this.addSql('alter table tickets drop column snoozed_until');
  }
}
