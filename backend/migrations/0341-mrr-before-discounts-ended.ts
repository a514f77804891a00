import { Migration } from '@mikro-orm/migrations';
import { beginMrrMovements } from './0275-mrr-movements.js';

/** What a discount takes off a month while it is in force. */
const granted = `case when d.deal_type <> 'recurring' then 0
  when r.discount_type = 'percent' then discount_cents('percent', r.value_hundredths, d.monthly_cents)
  else least(d.monthly_cents, monthly_cents(discount_cents('fixed', r.value_hundredths, d.amount_cents), d."interval")) end`;

/** The day of the last bill that a discount which is over was on. */
const lastBill = `(select max(i.issue_date) from invoices as i
  where i.deal_id = d.id and i.status in ('open', 'paid', 'uncollectible') and i.discount_cents > 0)`;

/**
 * A deal that is older than the ledger and whose discount is over was worth less until the last bill with it: the ledger
 * begins with that, where it said what the deal is worth now.
 */
export class Migration0341MrrBeforeDiscountsEnded extends Migration {
  override up(): void {
    this.addSql(
      beginMrrMovements
        .replace(
          'd.monthly_cents - monthly_discount_cents(d, r) as worth',
          `d.monthly_cents - case when not is_discount_in_force(r) and ${lastBill} is not null
            then ${granted} else monthly_discount_cents(d, r) end as worth`,
        )
        .replace(
          'union all',
          `union all
          select d.id, greatest(d.accepted_at, ${lastBill}::timestamp at time zone 'America/New_York'), d.monthly_cents
          from customer_deals as d join promo_redemptions as r on r.deal_id = d.id
          where d.deal_type = 'recurring' and d.accepted_at is not null and not is_discount_in_force(r)
            and ${lastBill} is not null
          union all`,
        ),
    );
  }

  override down(): void {
    this.addSql(beginMrrMovements);
  }
}
