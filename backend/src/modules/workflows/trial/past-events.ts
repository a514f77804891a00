import type { EntityManager } from '@mikro-orm/postgresql';
import { workflowLimits, type Actor, type WorkflowEventName } from '@portal/contracts';

/** An event that happened, as a test asks conditions of it. */
export interface PastEvent {
  id: string;
  name: WorkflowEventName;
  entity_id: string;
  payload: Record<string, unknown>;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  occurred_at: Date;
}

type Row = Omit<PastEvent, 'occurred_at'> & { occurred_at: Date | string };

const columns = 'id, name, entity_id, payload, actor_kind, actor_id, occurred_at';
const toEvent = (row: Row): PastEvent => ({ ...row, occurred_at: new Date(row.occurred_at) });

/** Events of a name of the last days, newest first, at most as many as a test examines. */
export async function pastEvents(em: EntityManager, name: WorkflowEventName, days: number): Promise<PastEvent[]> {
  const rows = await em.execute<Row[]>(
    `select ${columns} from domain_events where name = ? and occurred_at > now() - ? * interval '1 day'
     order by occurred_at desc limit ?`,
    [name, days, workflowLimits.testEvents],
  );
  return rows.map(toEvent);
}

/** One event; undefined where it is gone. */
export async function findPastEvent(em: EntityManager, id: string): Promise<PastEvent | undefined> {
  const rows = await em.execute<Row[]>(`select ${columns} from domain_events where id = ?`, [id]);
  return rows.map(toEvent)[0];
}
