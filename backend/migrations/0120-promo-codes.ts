import { Migration } from '@mikro-orm/migrations';

/** Promo codes, their redemptions with the terms they had, and what discounts and amounts come to (decisions, section 5). */
export class Migration0120PromoCodes extends Migration {
  override up(): void {
    this.addSql(`
      create function monthly_cents(cents bigint, period text) returns bigint language sql immutable as $$
        select case period when 'month' then cents when 'quarter' then (2 * cents + 3) / 6 else (2 * cents + 12) / 24 end
      $$`);
    this.addSql(`
      create function discount_cents(kind text, hundredths bigint, base bigint) returns bigint language sql immutable as $$
        select least(base, case kind when 'percent' then (base * hundredths + 5000) / 10000 else hundredths end)
      $$`);
    this.addSql(`
      create table promo_codes (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        code text not null check (code ~ '^[A-Z0-9-]{3,32}$'),
        description text not null default '',
        status text not null check (status in ('draft', 'active', 'paused', 'archived')),
        discount_type text not null check (discount_type in ('percent', 'fixed')),
        value_hundredths bigint not null check (value_hundredths > 0),
        duration text not null check (duration in ('once', 'repeating', 'forever')),
        duration_periods integer check (duration_periods > 0),
        starts_at timestamptz,
        ends_at timestamptz,
        max_redemptions integer check (max_redemptions > 0),
        max_per_company integer check (max_per_company > 0),
        minimum_cents bigint check (minimum_cents >= 0),
        deal_type text not null check (deal_type in ('recurring', 'one_time', 'any')),
        redeemed_count integer not null default 0 check (redeemed_count >= 0),
        search_text text not null generated always as (lower(code || ' ' || description)) stored,
        constraint promo_codes_percent check (discount_type = 'fixed' or value_hundredths <= 10000),
        constraint promo_codes_periods check ((duration = 'repeating') = (duration_periods is not null)),
        constraint promo_codes_end_after_start check (ends_at > starts_at)
      )`);
    this.addSql(`create unique index promo_codes_code on promo_codes (code) where deleted_at is null`);
    this.addSql(`create index promo_codes_newest on promo_codes (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index promo_codes_deleted on promo_codes (deleted_at) where deleted_at is not null`);
    this.addSql(`create index promo_codes_search on promo_codes using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table promo_redemptions (
        id uuid primary key,
        created_at timestamptz not null,
        promo_code_id uuid not null references promo_codes (id),
        deal_id uuid not null unique,
        customer_id uuid not null references users (id),
        code text not null,
        discount_type text not null check (discount_type in ('percent', 'fixed')),
        value_hundredths bigint not null check (value_hundredths > 0),
        duration text not null check (duration in ('once', 'repeating', 'forever')),
        duration_periods integer check (duration_periods > 0),
        minimum_cents bigint,
        periods_used integer not null default 0 check (periods_used >= 0)
      )`);
    this.addSql(`create index promo_redemptions_code on promo_redemptions (promo_code_id, customer_id)`);
    this.addSql(`create index promo_redemptions_customer on promo_redemptions (customer_id)`);
  }

  override down(): void {
    this.addSql('drop table promo_redemptions');
    this.addSql('drop table promo_codes');
    this.addSql('drop function discount_cents(text, bigint, bigint)');
    this.addSql('drop function monthly_cents(bigint, text)');
  }
}
