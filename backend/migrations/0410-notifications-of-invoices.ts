import { Migration } from '@mikro-orm/migrations';

/** Finds what was sent about an invoice, for its timeline. */
export class Migration0410NotificationsOfInvoices extends Migration {
  override up(): void {
    this.addSql(
      `create index notifications_invoice on notifications ((data ->> 'invoice_id')) where data ->> 'invoice_id' is not null`,
    );
  }

  override down(): void {
    this.addSql('drop index notifications_invoice');
  }
}
