import { Migration } from '@mikro-orm/migrations';

/** Payments, and the ledger that places each cent of them: on an invoice, or as the account's credit. */
export class Migration0131Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table deal_payments (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        customer_id uuid not null references users (id),
        deal_id uuid references customer_deals (id),
        invoice_id uuid references invoices (id),
        amount_cents bigint not null check (amount_cents > 0),
        refunded_cents bigint not null check (refunded_cents between 0 and amount_cents),
        method text not null check (method in ('card', 'ach', 'check', 'cash', 'other')),
        external_ref text not null,
        status text not null check (status in
          ('pending', 'succeeded', 'failed', 'cancelled', 'partially_refunded', 'refunded')),
        received_at timestamptz,
        note text,
        search_text text not null generated always as (lower(external_ref || ' ' || coalesce(note, ''))) stored,
        constraint deal_payments_received check (
          status not in ('succeeded', 'partially_refunded', 'refunded') or received_at is not null),
        constraint deal_payments_refunded check (case status
          when 'refunded' then refunded_cents = amount_cents
          when 'partially_refunded' then refunded_cents > 0 and refunded_cents < amount_cents
          else refunded_cents = 0 end)
      )`);
    this.addSql(`create unique index deal_payments_reference on deal_payments (external_ref)`);
    this.addSql(`create index deal_payments_newest on deal_payments (received_at desc, id desc)`);
    this.addSql(`create index deal_payments_customer on deal_payments (customer_id)`);
    this.addSql(`create index deal_payments_deal on deal_payments (deal_id) where deal_id is not null`);
    this.addSql(`create index deal_payments_invoice on deal_payments (invoice_id) where invoice_id is not null`);
    this.addSql(`create index deal_payments_search on deal_payments using gin (search_text gin_trgm_ops)`);
    this.addSql(`
      create table ledger_entries (
        id uuid primary key,
        created_at timestamptz not null default now(),
        kind text not null check (kind in ('payment', 'allocation', 'refund', 'credit_note')),
        payment_id uuid not null references deal_payments (id),
        invoice_id uuid references invoices (id),
        credit_note_id uuid references credit_notes (id),
        amount_cents bigint not null check (amount_cents <> 0),
        constraint ledger_entries_credit_note check ((kind = 'credit_note') = (credit_note_id is not null))
      )`);
    this.addSql(`create index ledger_entries_payment on ledger_entries (payment_id)`);
    this.addSql(`create index ledger_entries_invoice on ledger_entries (invoice_id) where invoice_id is not null`);
    this.addSql(`create index ledger_entries_refunds on ledger_entries (created_at) where kind = 'refund'`);
    this.neverChanges();
    this.alwaysReconciles();
  }

  override down(): void {
    for (const name of ['invoices_immutable', 'invoices_reconcile']) this.addSql(`drop trigger ${name} on invoices`);
    this.addSql('drop trigger invoice_lines_immutable on invoice_lines');
    this.addSql('drop trigger credit_notes_append_only on credit_notes');
    this.addSql('drop table ledger_entries');
    this.addSql('drop table deal_payments');
    for (const name of ['books_reconcile', 'refuse_change', 'refuse_invoice_change', 'refuse_line_change'])
      this.addSql(`drop function ${name}()`);
  }

  /** An issued invoice keeps its lines and figures; the ledger and credit notes only grow. */
  private neverChanges(): void {
    this.addSql(`
      create function refuse_invoice_change() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then return coalesce(new, old); end if;
        if tg_op = 'DELETE' or new.status = 'draft' or
          (new.number, new.customer_id, new.deal_id, new.project_id, new.tax_rate, new.subtotal_cents, new.discount_cents,
            new.tax_cents, new.total_cents, new.issue_date, new.due_date, new.notes, new.seller, new.bill_to)
          is distinct from
          (old.number, old.customer_id, old.deal_id, old.project_id, old.tax_rate, old.subtotal_cents, old.discount_cents,
            old.tax_cents, old.total_cents, old.issue_date, old.due_date, old.notes, old.seller, old.bill_to)
        then raise exception 'an issued invoice never changes' using errcode = 'restrict_violation'; end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger invoices_immutable before update or delete on invoices
      for each row execute function refuse_invoice_change()`);
    this.addSql(`
      create function refuse_line_change() returns trigger language plpgsql as $$
      declare line invoice_lines := coalesce(new, old);
      begin
        if tg_op = 'UPDATE' and (new.schedule_entry_id is null) and
          (new.invoice_id, new.position, new.description, new.quantity, new.unit_price_cents, new.discount_cents) =
          (old.invoice_id, old.position, old.description, old.quantity, old.unit_price_cents, old.discount_cents)
        then return new; end if;
        if exists (select 1 from invoices where id = line.invoice_id and status <> 'draft')
        then raise exception 'an issued invoice never changes' using errcode = 'restrict_violation'; end if;
        return line;
      end $$`);
    this.addSql(`
      create trigger invoice_lines_immutable before insert or update or delete on invoice_lines
      for each row execute function refuse_line_change()`);
    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
      end $$`);
    for (const table of ['credit_notes', 'ledger_entries'])
      this.addSql(`
        create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function refuse_change()`);
  }

  /** At the end of each transaction the ledger is compared with invoices and payments. */
  private alwaysReconciles(): void {
    this.addSql(`
      create function books_reconcile() returns trigger language plpgsql as $$
      declare
        one_invoice uuid := case tg_table_name when 'invoices' then new.id end;
        one_payment uuid := case tg_table_name when 'deal_payments' then new.id end;
      begin
        if tg_table_name = 'ledger_entries' then
          one_invoice := new.invoice_id;
          one_payment := new.payment_id;
        end if;
        if exists (select 1 from invoices as i where i.id = one_invoice and i.paid_cents <>
          (select coalesce(sum(l.amount_cents), 0) from ledger_entries as l where l.invoice_id = i.id))
        then raise exception 'ledger and invoice % disagree', one_invoice using errcode = 'check_violation'; end if;
        if exists (select 1 from deal_payments as p, lateral (
            select coalesce(sum(l.amount_cents), 0) as whole,
              coalesce(sum(l.amount_cents) filter (where l.invoice_id is null), 0) as unapplied
            from ledger_entries as l where l.payment_id = p.id) as books
          where p.id = one_payment and (books.unapplied < 0 or books.whole <>
            case when p.received_at is null or p.status in ('pending', 'failed', 'cancelled') then 0
              else p.amount_cents - p.refunded_cents end))
        then raise exception 'ledger and payment % disagree', one_payment using errcode = 'check_violation'; end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger invoices_reconcile after insert or update of paid_cents on invoices
      deferrable initially deferred for each row execute function books_reconcile()`);
    this.addSql(`
      create constraint trigger deal_payments_reconcile after insert or update of status, amount_cents, refunded_cents
      on deal_payments deferrable initially deferred for each row execute function books_reconcile()`);
    this.addSql(`
      create constraint trigger ledger_entries_reconcile after insert on ledger_entries
      deferrable initially deferred for each row execute function books_reconcile()`);
  }
}
