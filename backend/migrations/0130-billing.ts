import { Migration } from '@mikro-orm/migrations';

/** Invoices with their lines and gapless numbers, what is to be billed, and credit notes (decisions, section 4). */
export class Migration0130Billing extends Migration {
  override up(): void {
    this.addSql(`create table number_counters (name text primary key, last integer not null)`);
    this.addSql(`
      create table invoices (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        number text unique,
        status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible')),
        customer_id uuid not null references users (id),
        deal_id uuid references customer_deals (id),
        project_id uuid references projects (id),
        tax_rate numeric(6, 3) not null check (tax_rate between 0 and 25),
        subtotal_cents bigint not null check (subtotal_cents >= 0),
        discount_cents bigint not null check (discount_cents between 0 and subtotal_cents),
        tax_cents bigint not null check (tax_cents >= 0),
        total_cents bigint not null,
        paid_cents bigint not null check (paid_cents >= 0),
        credited_cents bigint not null check (credited_cents >= 0),
        balance_cents bigint not null generated always as (total_cents - paid_cents - credited_cents) stored,
        issue_date date,
        due_date date,
        paid_at timestamptz,
        reminded_days integer,
        notes text not null,
        void_reason text,
        seller jsonb,
        bill_to jsonb,
        search_text text not null generated always as (lower(
          coalesce(number, '') || ' ' || coalesce(bill_to ->> 'name', '') || ' ' || notes
        )) stored,
        constraint invoices_total check (total_cents = subtotal_cents - discount_cents + tax_cents),
        constraint invoices_tax check (tax_cents = round((subtotal_cents - discount_cents) * tax_rate / 100)),
        constraint invoices_balance check (total_cents - paid_cents - credited_cents >= 0),
        constraint invoices_issued check (
          (status = 'draft') = (number is null) and (number is null) = (issue_date is null)
          and (number is null) = (bill_to is null) and (number is null) = (seller is null)
          and (number is null or due_date is not null)),
        constraint invoices_settled check (case status
          when 'open' then total_cents > paid_cents + credited_cents
          when 'uncollectible' then total_cents > paid_cents + credited_cents
          when 'paid' then total_cents = paid_cents + credited_cents
          else paid_cents = 0 and credited_cents = 0 end),
        constraint invoices_paid_at check ((status = 'paid') = (paid_at is not null)),
        constraint invoices_only_drafts_go check (deleted_at is null or status = 'draft')
      )`);
    this.addSql(`create index invoices_newest on invoices (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index invoices_customer on invoices (customer_id, created_at desc) where deleted_at is null`);
    this.addSql(`create index invoices_status on invoices (status, due_date) where deleted_at is null`);
    this.addSql(`create index invoices_issued on invoices (issue_date) where issue_date is not null`);
    this.addSql(`create index invoices_deal on invoices (deal_id) where deal_id is not null`);
    this.addSql(`create index invoices_project on invoices (project_id) where project_id is not null`);
    this.addSql(`create index invoices_deleted on invoices (deleted_at) where deleted_at is not null`);
    this.addSql(`create index invoices_search on invoices using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table billing_schedules (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        project_id uuid references projects (id),
        deal_id uuid references customer_deals (id),
        origin text not null check (origin in ('admin', 'deal', 'setup', 'period')),
        type text not null check (type in ('milestone', 'deposit', 'recurring', 'one_time')),
        milestone_id uuid references milestones (id) on delete set null,
        title text not null,
        description text not null,
        amount_cents bigint not null check (amount_cents > 0),
        discount_cents bigint not null check (discount_cents between 0 and amount_cents),
        status text not null check (status in ('pending', 'ready', 'approved', 'invoiced', 'cancelled')),
        trigger_on date,
        period_start date,
        period_end date,
        approved_at timestamptz,
        invoice_id uuid references invoices (id),
        search_text text not null generated always as (lower(title || ' ' || description)) stored,
        constraint billing_schedules_of_one check ((project_id is null) <> (deal_id is null)),
        constraint billing_schedules_period check (
          (type = 'recurring') = (origin = 'period') and (origin = 'admin' or deal_id is not null)
          and (type = 'recurring') = (period_start is not null) and (period_start is null) = (period_end is null)),
        constraint billing_schedules_invoiced check ((status = 'invoiced') = (invoice_id is not null)),
        constraint billing_schedules_approved check ((status in ('approved', 'invoiced')) = (approved_at is not null))
      )`);
    this.addSql(
      `create unique index billing_schedules_period_once on billing_schedules (deal_id, period_start) where origin = 'period'`,
    );
    this.addSql(
      `create unique index billing_schedules_deal_once on billing_schedules (deal_id, origin) where origin in ('deal', 'setup')`,
    );
    this.addSql(
      `create index billing_schedules_newest on billing_schedules (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create index billing_schedules_project on billing_schedules (project_id) where project_id is not null`,
    );
    this.addSql(`create index billing_schedules_deal on billing_schedules (deal_id) where deal_id is not null`);
    this.addSql(
      `create index billing_schedules_milestone on billing_schedules (milestone_id) where milestone_id is not null`,
    );
    this.addSql(
      `create index billing_schedules_invoice on billing_schedules (invoice_id) where invoice_id is not null`,
    );
    this.addSql(
      `create index billing_schedules_due on billing_schedules (trigger_on) where deleted_at is null and status = 'pending'`,
    );
    this.addSql(
      `create index billing_schedules_status on billing_schedules (status, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index billing_schedules_deleted on billing_schedules (deleted_at) where deleted_at is not null`,
    );
    this.addSql(`create index billing_schedules_search on billing_schedules using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table invoice_lines (
        id uuid primary key,
        invoice_id uuid not null references invoices (id),
        position integer not null,
        description text not null,
        quantity numeric(12, 2) not null check (quantity > 0),
        unit_price_cents bigint not null check (unit_price_cents >= 0),
        discount_cents bigint not null check (discount_cents >= 0),
        amount_cents bigint not null check (amount_cents >= 0),
        schedule_entry_id uuid references billing_schedules (id) on delete set null,
        constraint invoice_lines_amount check (amount_cents = round(quantity * unit_price_cents) - discount_cents)
      )`);
    this.addSql(`create unique index invoice_lines_position on invoice_lines (invoice_id, position)`);
    this.addSql(
      `create index invoice_lines_entry on invoice_lines (schedule_entry_id) where schedule_entry_id is not null`,
    );
    this.addSql(`
      create table credit_notes (
        id uuid primary key,
        invoice_id uuid not null references invoices (id),
        number text not null unique,
        amount_cents bigint not null check (amount_cents > 0),
        reason text not null,
        issued_at timestamptz not null
      )`);
    this.addSql(`create index credit_notes_invoice on credit_notes (invoice_id)`);
    this.addSql(`create index credit_notes_issued on credit_notes (issued_at)`);
  }

  override down(): void {
    for (const table of ['credit_notes', 'invoice_lines', 'billing_schedules', 'invoices', 'number_counters'])
      this.addSql(`drop table ${table}`);
  }
}
