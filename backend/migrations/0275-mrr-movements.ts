import { Migration } from '@mikro-orm/migrations';

/** Notes what moved before there was a ledger. */
export const beginMrrMovements = `
  create or replace function begin_mrr_movements() returns void language plpgsql as $$
  declare
    step record;
  begin
    for step in
      select d.id, d.accepted_at as at, d.monthly_cents - monthly_discount_cents(d, r) as worth
      from customer_deals as d left join promo_redemptions as r on r.deal_id = d.id
      where d.deal_type = 'recurring' and d.accepted_at is not null
      union all
      select d.id, coalesce((
          select max(e.occurred_at) from domain_events as e
          where e.entity_id = d.id and e.name = 'deal.status_changed' and e.payload ->> 'to' = d.current_status
        ), greatest(d.updated_at, d.accepted_at)), 0
      from customer_deals as d
      where d.deal_type = 'recurring' and d.accepted_at is not null and d.current_status <> 'active'
      order by at, worth desc, id
    loop
      perform note_mrr(step.id, step.at, step.worth);
    end loop;
  end $$`;

/**
 * Every change of the monthly recurring revenue as a row of a ledger, written when the transaction that changes a deal
 * or the periods of its promo code commits. What a deal is worth a month is defined here once, for the ledger and for
 * every query.
 */
export class Migration0275MrrMovements extends Migration {
  override up(): void {
    this.addWorth();
    this.addLedger();
    this.addNote();
    this.addTriggers();
    this.addBeginning();
    this.addSql(`
      create table mrr_checks (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default now(),
        ledger_cents bigint not null,
        live_cents bigint not null,
        differing integer not null
      )`);
    this.addSql('select begin_mrr_movements()');
  }

  override down(): void {
    this.addSql('drop table mrr_checks');
    this.addSql('drop function begin_mrr_movements()');
    // the triggers that call it go with it
    this.addSql('drop function note_mrr_of_row() cascade');
    this.addSql('drop function note_mrr(uuid, timestamptz, bigint)');
    this.addSql('drop table mrr_movements');
    this.addSql('drop function mrr_movements_guard()');
    this.addSql('drop function deal_mrr_cents(uuid)');
    this.addSql('drop function monthly_discount_cents(customer_deals, promo_redemptions)');
    this.addSql('drop function is_discount_in_force(promo_redemptions)');
  }

  private addWorth(): void {
    this.addSql(`
      create function is_discount_in_force(r promo_redemptions) returns boolean language sql stable as $$
        select coalesce(r.duration = 'forever'
          or r.periods_used < case r.duration when 'once' then 1 else r.duration_periods end, false)
      $$`);
    this.addSql(`
      create function monthly_discount_cents(d customer_deals, r promo_redemptions) returns bigint language sql stable as $$
        select case when d.deal_type <> 'recurring' or not is_discount_in_force(r) then 0
          when r.discount_type = 'percent' then discount_cents('percent', r.value_hundredths, d.monthly_cents)
          else least(d.monthly_cents,
            monthly_cents(discount_cents('fixed', r.value_hundredths, d.amount_cents), d."interval")) end
      $$`);
    this.addSql(`
      create function deal_mrr_cents(deal uuid) returns bigint language sql stable as $$
        select case when d.current_status = 'active' and d.deleted_at is null
          then d.monthly_cents - monthly_discount_cents(d, r) else 0 end
        from customer_deals as d left join promo_redemptions as r on r.deal_id = d.id where d.id = deal
      $$`);
  }

  private addLedger(): void {
    this.addSql(`
      create table mrr_movements (
        id uuid primary key default uuidv7(),
        at timestamptz not null,
        kind text not null check (
          kind in ('new', 'expansion', 'resume', 'reactivation', 'contraction', 'pause', 'churn')),
        deal_id uuid not null references customer_deals (id),
        customer_id uuid not null references users (id),
        before_cents bigint not null,
        after_cents bigint not null,
        change_cents bigint not null generated always as (after_cents - before_cents) stored,
        constraint mrr_movements_direction check (
          (after_cents > before_cents) = (kind in ('new', 'expansion', 'resume', 'reactivation'))
          and after_cents <> before_cents)
      )`);
    this.addSql('create index mrr_movements_newest on mrr_movements (at desc, id desc)');
    this.addSql('create index mrr_movements_deal on mrr_movements (deal_id, id)');
    this.addSql('create index mrr_movements_customer on mrr_movements (customer_id)');
    this.addSql(`
      create function mrr_movements_guard() returns trigger language plpgsql as $$
      begin
        raise exception 'Movements of the revenue are neither changed nor deleted' using errcode = 'restrict_violation';
      end $$`);
    this.addSql(`create trigger mrr_movements_guard before update or delete on mrr_movements
      for each row execute function mrr_movements_guard()`);
  }

  /**
   * Adds the movement that brings a deal's sum to what it is worth now, if it is another. The kinds are meant of the
   * customer: a further deal expands what the customer pays, and only the loss of the last one is churn.
   */
  private addNote(): void {
    this.addSql(`
      create function note_mrr(deal uuid, moved_at timestamptz, worth bigint) returns void language plpgsql as $$
      declare
        d customer_deals;
        held bigint;
        last_kind text;
        has_others boolean;
        is_known boolean;
      begin
        select * into d from customer_deals where id = deal;
        -- the kind depends on the customer's other deals: one transaction at a time
        perform pg_advisory_xact_lock(hashtextextended('mrr ' || d.customer_id, 0));
        select coalesce(sum(change_cents), 0), (array_agg(kind order by at desc, id desc))[1] into held, last_kind
        from mrr_movements where deal_id = deal;
        if held = worth then return; end if;
        select exists (select from mrr_movements where customer_id = d.customer_id) into is_known;
        select exists (
          select from customer_deals as o
          where o.customer_id = d.customer_id and o.id <> deal and (
            (select sum(change_cents) from mrr_movements where deal_id = o.id) > 0
            or o.current_status = 'paused' and exists (select from mrr_movements where deal_id = o.id))) into has_others;
        insert into mrr_movements (at, kind, deal_id, customer_id, before_cents, after_cents)
        values (moved_at, case
            when worth < held then case
              when d.current_status = 'paused' then 'pause'
              when worth > 0 or has_others then 'contraction'
              else 'churn' end
            when last_kind = 'pause' then 'resume'
            when held > 0 or has_others then 'expansion'
            when is_known then 'reactivation'
            else 'new' end,
          deal, d.customer_id, held, worth);
      end $$`);
  }

  private addTriggers(): void {
    this.addSql(`
      create function note_mrr_of_row() returns trigger language plpgsql as $$
      declare
        deal uuid := to_jsonb(coalesce(new, old)) ->> tg_argv[0];
        worth bigint := deal_mrr_cents(deal);
      begin
        -- a deal that is purged was never accepted
        if worth is not null then perform note_mrr(deal, now(), worth); end if;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger note_mrr
      after insert or update of current_status, deal_type, "interval", amount_cents, deleted_at on customer_deals
      deferrable initially deferred for each row
      when (new.deal_type = 'recurring' and new.accepted_at is not null) execute function note_mrr_of_row('id')`);
    this.addSql(`
      create constraint trigger note_mrr
      after insert or update of periods_used or delete on promo_redemptions
      deferrable initially deferred for each row execute function note_mrr_of_row('deal_id')`);
  }

  /**
   * For deals that are older than the ledger: one movement when they were accepted, with what they are or were worth,
   * and one when those that don't run any more stopped.
   */
  private addBeginning(): void {
    this.addSql(beginMrrMovements);
  }
}
