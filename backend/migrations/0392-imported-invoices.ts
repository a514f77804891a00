import { Migration } from '@mikro-orm/migrations';

/** An undo has 7 days, and some hours to end. */
const IS_FRESH = `imported_at > now() - interval '8 days'`;
/** What no issued invoice changes. */
const FIXED =
  `number customer_id deal_id project_id tax_rate subtotal_cents discount_cents tax_cents total_cents issue_date
  due_date notes seller bill_to`.split(/\s+/);

/**
 * Invoices that were brought along, paid, from another system. Like all others they never change; but as long as an
 * import can be undone they can go, with their lines, their payment and its entries in the ledger. Books that lost an
 * entry are compared as those that got one.
 */
export class Migration0392ImportedInvoices extends Migration {
  override up(): void {
    this.addSql('alter table invoices add column imported_at timestamptz');
    this.addSql(`
      create function is_freshly_imported(invoice uuid) returns boolean language sql stable
      return exists (select 1 from invoices where id = invoice and ${IS_FRESH})`);
    this.guardInvoices([...FIXED, 'imported_at'], `if tg_op = 'DELETE' and old.${IS_FRESH} then return old; end if;`);
    this.guardLines(`if tg_op = 'DELETE' and is_freshly_imported(old.invoice_id) then return old; end if;`);
    this.addSql(`
      create function refuse_ledger_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and is_freshly_imported((select invoice_id from deal_payments where id = old.payment_id))
        then return old; end if;
        raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
      end $$`);
    this.guardLedger('refuse_ledger_change');
    this.reconcile(`coalesce(new, old)`);
    this.addSql(`
      create constraint trigger ledger_entries_reconcile_less after delete on ledger_entries
      deferrable initially deferred for each row execute function books_reconcile()`);
  }

  override down(): void {
    this.addSql('drop trigger ledger_entries_reconcile_less on ledger_entries');
    this.reconcile('new');
    this.guardLedger('refuse_change');
    this.addSql('drop function refuse_ledger_change()');
    this.guardLines('');
    this.guardInvoices(FIXED, '');
    this.addSql('drop function is_freshly_imported(uuid)');
    this.addSql('alter table invoices drop column imported_at');
  }

  private guardInvoices(fixed: readonly string[], exception: string): void {
    const of = (row: string): string => fixed.map((column) => `${row}.${column}`).join(', ');
    this.addSql(`
      create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
      begin
        if old.status = 'draft' then return coalesce(new, old); end if;
        ${exception}
        if tg_op = 'DELETE' or new.status = 'draft' or (${of('new')}) is distinct from (${of('old')})
        then raise exception 'an issued invoice never changes' using errcode = 'restrict_violation'; end if;
        return new;
      end $$`);
  }

  private guardLines(exception: string): void {
    this.addSql(`
      create or replace function refuse_line_change() returns trigger language plpgsql as $$
      declare line invoice_lines := coalesce(new, old);
      begin
        if tg_op = 'UPDATE' and (new.schedule_entry_id is null) and
          (new.invoice_id, new.position, new.description, new.quantity, new.unit_price_cents, new.discount_cents) =
          (old.invoice_id, old.position, old.description, old.quantity, old.unit_price_cents, old.discount_cents)
        then return new; end if;
        ${exception}
        if exists (select 1 from invoices where id = line.invoice_id and status <> 'draft')
        then raise exception 'an issued invoice never changes' using errcode = 'restrict_violation'; end if;
        return line;
      end $$`);
  }

  private guardLedger(guard: string): void {
    this.addSql('drop trigger ledger_entries_append_only on ledger_entries');
    this.addSql(`
      create trigger ledger_entries_append_only before update or delete on ledger_entries
      for each row execute function ${guard}()`);
  }

  /** @param entry the row of the ledger that came or went */
  private reconcile(entry: string): void {
    this.addSql(`
      create or replace function books_reconcile() returns trigger language plpgsql as $$
      declare
        one_invoice uuid := case tg_table_name when 'invoices' then new.id end;
        one_payment uuid := case tg_table_name when 'deal_payments' then new.id end;
        entry ledger_entries;
      begin
        if tg_table_name = 'ledger_entries' then
          entry := ${entry};
          one_invoice := entry.invoice_id;
          one_payment := entry.payment_id;
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
  }
}
