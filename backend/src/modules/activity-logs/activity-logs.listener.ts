import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../infrastructure/events/index.js';
import { staffAmong } from '../users/index.js';
import { activityEntriesOf, loggedEvents, peopleOfEvent, type LoggedEvent } from './activity-entry.js';
import { ActivityLog } from './activity-log.entity.js';

/** The workflow that caused an event, by its name at that time; nothing where none did. */
async function workflowBehind(em: EntityManager, runId: string | null): Promise<Record<string, unknown>> {
  if (runId === null) return {};
  const workflows = kysely(em).selectFrom('workflow_triggers as w').select(['w.id', 'w.name']);
  const ofRun = workflows.innerJoin('workflow_runs as r', 'r.trigger_id', 'w.id').where('r.id', '=', runId);
  const workflow = await ofRun.executeTakeFirst();
  return workflow ? { workflow: { ...workflow, run_id: runId } } : {};
}

/**
 * Whether the record is there at all; it stays until the transaction ends. What was made by the thousand can be taken
 * back as if it had never been, and then nothing is written about it.
 */
async function isThere(em: EntityManager, { entity_type: type, entity_id: id }: EventContext<LoggedEvent>['event']) {
  const table = type === 'task' ? 'tickets' : 'projects';
  const record = kysely(em).selectFrom(table).select('id').where('id', '=', id).forKeyShare();
  return (await record.executeTakeFirst()) !== undefined;
}

/** Writes down what happened in projects, once per event (specification, section 3). */
@Injectable()
@Shows('activity_logs')
export class ActivityLogsListener {
  @OnDomainEvent(...loggedEvents)
  async log({ event, em }: EventContext<LoggedEvent>): Promise<void> {
    if (isBulkRequest(event) && !(await isThere(em, event))) return;
    const isStaff = await staffAmong(em, peopleOfEvent(event));
    const metadata = await workflowBehind(em, event.workflow_run_id);
    em.persist(
      activityEntriesOf(event, isStaff).map((entry) =>
        ActivityLog.of(entry, event.actor_id, event.occurred_at, event.id, metadata),
      ),
    );
  }
}
