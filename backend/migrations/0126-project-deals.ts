import { Migration } from '@mikro-orm/migrations';

/** The deal that pays for a project is a real one; both of one request belong together. */
export class Migration0126ProjectDeals extends Migration {
  override up(): void {
    this.addSql(`
      update projects as p set deal_id = d.id
      from customer_deals as d
      where d.consultation_id = p.consultation_id and d.customer_id = p.customer_id
        and p.deal_id is null and d.deleted_at is null and p.deleted_at is null
        and not exists (
          select 1 from customer_deals as older
          where older.consultation_id = d.consultation_id and older.deleted_at is null and older.id < d.id)`);
    this.addSql(`
      alter table projects add constraint projects_deal_id_fkey
        foreign key (deal_id) references customer_deals (id) on delete set null not valid`);
    this.addSql(`alter table projects validate constraint projects_deal_id_fkey`);
    this.addSql(`create index projects_deal on projects (deal_id) where deal_id is not null`);
  }

  override down(): void {
    this.addSql('drop index projects_deal');
    this.addSql('alter table projects drop constraint projects_deal_id_fkey');
  }
}
