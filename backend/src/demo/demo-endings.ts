import { openConsultationStatuses } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Consultation } from '../modules/consultations/index.js';
import { Project } from '../modules/projects/index.js';
import { demoDeals } from './demo-deals-table.js';
import type { DemoWorld } from './demo-world.js';

interface End {
  of: 'deal' | 'consultation' | 'project';
  id: string;
  from: string;
  to: string;
  reason?: string | null;
  at: Date;
}

/**
 * Writes when deals, requests and projects ended into their histories, which figures of the past read, and what moved
 * the monthly revenue since the first of the deals; no listener handles it.
 */
export async function loadEnds(world: DemoWorld): Promise<void> {
  const { em, admin } = world;
  const write = ({ of, id, at, ...payload }: End) =>
    world.run(
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id,
         occurred_at, relayed_at, settled_at)
       values (?, ?, ?, ?, ?::jsonb, 'user', ?, ?, ?, ?, ?)`,
      [uuidv7(), `${of}.status_changed`, of, id, JSON.stringify(payload), admin.id, uuidv7(), at, at, at],
    );
  for (const [title, { status: to, ago, reason = null }] of Object.entries(demoDeals)) {
    if (ago.ended === undefined) continue;
    const { id } = world.deals.named(title);
    await write({ of: 'deal', id, from: 'active', to, reason, at: world.daysAgo(ago.ended) });
  }
  const requests = await em.find(Consultation, { status: { $nin: [...openConsultationStatuses] } });
  for (const { id, status: to, updatedAt: at } of requests)
    await write({ of: 'consultation', id, from: 'in_progress', to, at });
  for (const { id, status: to, updatedAt: at } of await em.find(Project, { status: 'cancelled' }))
    await write({ of: 'project', id, from: 'active', to, at });
  await world.run('select begin_mrr_movements()', []);
}
