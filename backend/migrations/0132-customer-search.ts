import { Migration } from '@mikro-orm/migrations';

/** Searches invoices and payments by customer: names of customers and companies, by index. */
export class Migration0132CustomerSearch extends Migration {
  override up(): void {
    this.addSql(`
      create index users_search on users using gin (
        lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops)`);
    this.addSql('create index companies_search on companies using gin (lower(name) gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('drop index companies_search');
    this.addSql('drop index users_search');
  }
}
