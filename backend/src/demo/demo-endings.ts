import { openConsultationStatuses } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Consultation } from '../modules/consultations/index.js';
import { Project } from '../modules/projects/index.js';
import { demoDeals } from './demo-deals-table.js';
import type { DemoWorld } from './demo-world.js';

/**
 * Writes when deals, requests and projects ended into their histories, which figures of the past read, and what moved
 * the monthly revenue since the first of the deals; no listener handles it.
 */
export async function loadEnds(world: DemoWorld): Promise<void> {
  const { em, admin } = world;
  const write = (of: 'deal' | 'consultation' | 'project', id: string, at: Date, payload: object) =>
    world.run(
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id,
         occurred_at, relayed_at, settled_at)
       values (?, ?, ?, ?, ?::jsonb, 'user', ?, ?, ?, ?, ?)`,
      [uuidv7(), `${of}.status_changed`, of, id, JSON.stringify(payload), admin.id, uuidv7(), at, at, at],
    );
  for (const [title, { status: to, ago, reason = null }] of Object.entries(demoDeals)) {
    if (ago.ended === undefined) continue;
    const { id } = world.deals.named(title);
    await write('deal', id, world.daysAgo(ago.ended), { from: 'active', to, reason });
  }
  const requests = await em.find(Consultation, { status: { $nin: [...openConsultationStatuses] } });
  for (const { id, status: to, updatedAt: at } of requests)
    await write('consultation', id, at, { from: 'in_progress', to });
  for (const { id, status: to, updatedAt: at } of await em.find(Project, { status: 'cancelled' }))
    await write('project', id, at, { from: 'active', to });
  await world.run('select begin_mrr_movements()', []);
}
