import type { EntityManager } from '@mikro-orm/postgresql';
import { openConsultationStatuses } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { Consultation } from '../../modules/consultations/index.js';
import { Project } from '../../modules/projects/index.js';
import type { User } from '../../modules/users/index.js';
import type { DemoAgreements } from '../rows/demo-deal-rows.js';
import { demoDeals } from '../demo-deals.js';
import { daysBefore } from './office-time.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
}

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
export async function loadEnds(em: EntityManager, { deals }: DemoAgreements, { people, now }: Scene): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'admin');
  const write = ({ of, id, at, ...payload }: End) =>
    em.execute(
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id,
         occurred_at, relayed_at, settled_at)
       values (?, ?, ?, ?, ?::jsonb, 'user', ?, ?, ?, ?, ?)`,
      [uuidv7(), `${of}.status_changed`, of, id, JSON.stringify(payload), admin?.id ?? null, uuidv7(), at, at, at],
      'run',
    );
  for (const { title, status, endedAgo, reason = null } of demoDeals) {
    const deal = deals.get(title);
    if (endedAgo !== undefined && deal)
      await write({ of: 'deal', id: deal.id, from: 'active', to: status, reason, at: daysBefore(now, endedAgo) });
  }
  const requests = await em.find(Consultation, { status: { $nin: [...openConsultationStatuses] } });
  for (const { id, status, updatedAt } of requests)
    await write({ of: 'consultation', id, from: 'in_progress', to: status, at: updatedAt });
  for (const { id, status, updatedAt } of await em.find(Project, { status: 'cancelled' }))
    await write({ of: 'project', id, from: 'active', to: status, at: updatedAt });
  await em.execute('select begin_mrr_movements()', [], 'run');
}
