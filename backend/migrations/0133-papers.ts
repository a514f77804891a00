import { Migration } from '@mikro-orm/migrations';

/** Refunds keep the reason that the customer reads; what was drawn of invoices and payments is kept as a file. */
export class Migration0133Papers extends Migration {
  override up(): void {
    this.addSql(`
      create table refunds (
        id uuid primary key,
        payment_id uuid not null references deal_payments (id),
        amount_cents bigint not null check (amount_cents > 0),
        reason text not null,
        refunded_at timestamptz not null
      )`);
    this.addSql('create index refunds_payment on refunds (payment_id)');
    this.addSql('alter table ledger_entries add column refund_id uuid references refunds (id)');
    this.addSql('create index ledger_entries_refund on ledger_entries (refund_id) where refund_id is not null');
    this.keepOldRefunds();
    this.addSql(`
      alter table ledger_entries add constraint ledger_entries_refund_of check (refund_id is null or kind = 'refund')`);
    this.addSql(`
      create trigger refunds_append_only before update or delete on refunds
      for each row execute function refuse_change()`);
    this.addSql(`
      create table billing_papers (
        subject_id uuid not null,
        kind text not null check (kind in ('invoice', 'original', 'credit_note', 'receipt', 'refund')),
        drawn_of text not null,
        storage_path text not null,
        file_size bigint not null,
        sha256 text not null,
        drawn_at timestamptz not null default now(),
        primary key (subject_id, kind)
      )`);
    this.addSql('create index billing_papers_file on billing_papers (storage_path)');
  }

  override down(): void {
    this.addSql('drop table billing_papers');
    this.addSql('alter table ledger_entries drop constraint ledger_entries_refund_of');
    this.addSql('alter table ledger_entries drop column refund_id');
    this.addSql('drop table refunds');
  }

  /** The entries of one refund were written in one transaction, at one instant; its event keeps the reason. */
  private keepOldRefunds(): void {
    this.addSql(`
      insert into refunds (id, payment_id, amount_cents, reason, refunded_at)
      select (array_agg(l.id order by l.id))[1], l.payment_id, -sum(l.amount_cents), coalesce((
          select e.payload ->> 'reason' from domain_events as e
          where e.entity_id = l.payment_id and e.name = 'deal_payment.refunded'
          order by abs(extract(epoch from e.occurred_at - l.created_at)) limit 1), ''), l.created_at
      from ledger_entries as l where l.kind = 'refund' group by l.payment_id, l.created_at`);
    this.addSql('alter table ledger_entries disable trigger ledger_entries_append_only');
    this.addSql(`
      update ledger_entries as l set refund_id = r.id from refunds as r
      where l.kind = 'refund' and r.payment_id = l.payment_id and r.refunded_at = l.created_at`);
    this.addSql('alter table ledger_entries enable trigger ledger_entries_append_only');
  }
}
