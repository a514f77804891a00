import { Migration } from '@mikro-orm/migrations';

/** Names of companies as people compare them: "The Neuse Bakery, L.L.C." and "neuse bakery" are one. */
export class Migration0141CompanyNameKeys extends Migration {
  override up(): void {
    this.addSql(`
      create function company_name_key(name text) returns text
      language sql immutable strict parallel safe as $$
        select trim(regexp_replace(
          regexp_replace(regexp_replace(replace(lower(name), '&', ' and '), '[''’.]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'),
          '^ *the |( (incorporated|inc|llc|pllc|ltd|limited|corporation|corp|company|co|llp|lp|pc|pa))+ *$', ' ', 'g'))
      $$`);
    this.addSql(
      `create index companies_name_key on companies using gin (company_name_key(name) gin_trgm_ops) where deleted_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop index companies_name_key');
    this.addSql('drop function company_name_key(text)');
  }
}
