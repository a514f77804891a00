import { Migration } from '@mikro-orm/migrations';

/** What customers agree to pay for, once or again and again. */
export class Migration0121Deals extends Migration {
  override up(): void {
    this.addSql('create sequence deal_numbers');
    this.addSql(`
      create function next_deal_number() returns text language sql volatile as $$
        select 'D-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('deal_numbers') as n
      $$`);
    this.addSql(`
      create table customer_deals (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        number text not null unique default next_deal_number(),
        title text not null,
        description text not null default '',
        terms text not null default '',
        customer_id uuid not null references users (id),
        deal_type text not null check (deal_type in ('recurring', 'one_time')),
        "interval" text check ("interval" in ('month', 'quarter', 'year')),
        amount_cents bigint not null check (amount_cents >= 0),
        monthly_cents bigint not null generated always as (
          case deal_type when 'recurring' then monthly_cents(amount_cents, "interval") else 0 end) stored,
        setup_fee_cents bigint not null check (setup_fee_cents >= 0),
        current_status text not null check (current_status in
          ('draft', 'sent', 'active', 'paused', 'declined', 'cancelled', 'completed')),
        offered_at timestamptz,
        starts_on date,
        next_bill_on date,
        pause_at date,
        resumes_at date,
        cancel_at date,
        accepted_at timestamptz,
        accepted_by uuid references users (id),
        accepted_by_name text,
        accepted_ip text,
        accepted_terms text,
        accepted_hash text,
        acceptance_method text check (acceptance_method in ('portal', 'email', 'phone', 'in_person', 'paper')),
        decline_reason text,
        cancel_reason text,
        internal_notes text,
        consultation_id uuid references consultation_requests (id) on delete set null,
        search_text text not null generated always as (lower(number || ' ' || title || ' ' || description)) stored,
        constraint customer_deals_interval check ((deal_type = 'recurring') = ("interval" is not null)),
        constraint customer_deals_acceptance check (
          (accepted_at is null) = (acceptance_method is null) and (accepted_at is null) = (accepted_by_name is null)
          and (accepted_at is null) = (accepted_hash is null) and (accepted_at is null) = (accepted_terms is null)),
        constraint customer_deals_accepted check (current_status not in ('active', 'paused', 'completed') or accepted_at is not null)
      )`);
    this.addSql(
      `create index customer_deals_newest on customer_deals (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create index customer_deals_customer on customer_deals (customer_id, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index customer_deals_status on customer_deals (current_status, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index customer_deals_billing on customer_deals (next_bill_on) where deleted_at is null and current_status = 'active'`,
    );
    this.addSql(
      `create index customer_deals_steps on customer_deals (least(pause_at, resumes_at, cancel_at)) where deleted_at is null and current_status in ('active', 'paused')`,
    );
    this.addSql(
      `create index customer_deals_consultation on customer_deals (consultation_id) where consultation_id is not null`,
    );
    this.addSql(`create index customer_deals_deleted on customer_deals (deleted_at) where deleted_at is not null`);
    this.addSql(`create index customer_deals_search on customer_deals using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      alter table promo_redemptions add constraint promo_redemptions_deal_id_fkey
        foreign key (deal_id) references customer_deals (id)`);
  }

  override down(): void {
    this.addSql('alter table promo_redemptions drop constraint promo_redemptions_deal_id_fkey');
    this.addSql('drop table customer_deals');
    this.addSql('drop function next_deal_number()');
    this.addSql('drop sequence deal_numbers');
  }
}
