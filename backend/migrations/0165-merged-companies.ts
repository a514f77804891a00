import { Migration } from '@mikro-orm/migrations';

/** Where the address of a merged company leads to. */
export class Migration0165MergedCompanies extends Migration {
  override up(): void {
    this.addSql(`alter table companies add column merged_into_id uuid references companies (id) on delete set null`);
    this.addSql(`create index companies_merged_into on companies (merged_into_id) where merged_into_id is not null`);
    this.addSql(`
      update companies as c set merged_into_id = (e.payload ->> 'into_id')::uuid
      from (
        select distinct on (entity_id) entity_id, payload from domain_events
        where name = 'company.merged' order by entity_id, id desc
      ) as e
      where c.id = e.entity_id and c.deleted_at is not null
        and exists (select 1 from companies as other where other.id = (e.payload ->> 'into_id')::uuid)`);
  }

  override down(): void {
    this.addSql('alter table companies drop column merged_into_id');
  }
}
