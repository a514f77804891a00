import type { Ground } from './ground.js';
import { instantOf, type Business } from './random-business.js';

interface Worth {
  deal_type: string;
  accepted_at: Date | null;
  customer_id: string;
  cents: string;
}

/**
 * The ledger of the monthly revenue, of the same instants as its deals: each began with another amount than it has now,
 * or is over. The amounts end where the deals are; kinds are drawn, as only their direction is fixed.
 */
export async function moved({ db, now }: Ground, facts: Business, deals: readonly string[]): Promise<void> {
  await db.rows('delete from mrr_movements returning id');
  for (const [index, { accepted, ended, moved: drawn }] of facts.deals.entries()) {
    const [deal] = await db.rows<Worth>(
      'select deal_type, accepted_at, customer_id, deal_mrr_cents(id) as cents from customer_deals where id = ?',
      [deals[index]],
    );
    if (deal?.deal_type !== 'recurring' || deal.accepted_at === null) continue;
    const cents = Number(deal.cents);
    const kind = cents === 0 ? drawn.down : cents > drawn.cents ? 'expansion' : 'contraction';
    const [first, last] = [instantOf(now, accepted), instantOf(now, ended)].sort();
    for (const [at, name, before, after] of [
      [first, drawn.up, 0, drawn.cents],
      [last, kind, drawn.cents, cents],
    ] as const)
      if (before !== after)
        await db.rows(
          `insert into mrr_movements (at, kind, deal_id, customer_id, before_cents, after_cents)
           values (?, ?, ?, ?, ?, ?) returning id`,
          [at, name, deals[index], deal.customer_id, before, after],
        );
  }
}
