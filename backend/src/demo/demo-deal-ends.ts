import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { User } from '../modules/users/index.js';
import type { DemoAgreements } from './demo-deal-rows.js';
import { demoDeals } from './demo-deals.js';
import { daysBefore } from './office-time.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
}

/**
 * Writes when deals ended into their histories, which the figures of ended deals read, and what moved the monthly
 * revenue since the first of them; no listener hears of it.
 */
export async function loadDealEnds(
  em: EntityManager,
  { deals }: DemoAgreements,
  { people, now }: Scene,
): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  for (const { title, status, endedAgo, reason = null } of demoDeals) {
    const deal = deals.get(title);
    if (endedAgo === undefined || !deal) continue;
    const at = daysBefore(now, endedAgo);
    const payload = JSON.stringify({ from: 'active', to: status, reason });
    await em.execute(
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id,
         occurred_at, relayed_at, settled_at)
       values (?, 'deal.status_changed', 'deal', ?, ?::jsonb, 'user', ?, ?, ?, ?, ?)`,
      [uuidv7(), deal.id, payload, admin?.id ?? null, uuidv7(), at, at, at],
      'run',
    );
  }
  await em.execute('select begin_mrr_movements()', [], 'run');
}
