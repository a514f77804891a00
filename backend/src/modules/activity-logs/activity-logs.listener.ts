import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, Shows, type EventContext } from '../../infrastructure/events/index.js';
import { staffAmong } from '../users/index.js';
import { activityEntriesOf, loggedEvents, peopleOfEvent, type LoggedEvent } from './activity-entry.js';
import { ActivityLog } from './activity-log.entity.js';

/** The workflow that caused an event, by its name at that time; nothing where none did. */
async function workflowBehind(em: EntityManager, runId: string | null): Promise<Record<string, unknown>> {
  if (runId === null) return {};
  const [workflow] = await em.execute<{ id: string; name: string }[]>(
    `select w.id, w.name from workflow_runs as r join workflow_triggers as w on w.id = r.trigger_id where r.id = ?`,
    [runId],
  );
  return workflow ? { workflow: { ...workflow, run_id: runId } } : {};
}

/**
 * Whether the record is there at all; it stays until the transaction ends. What was made by the thousand can be taken
 * back as if it had never been, and then nothing is written about it.
 */
async function isThere(em: EntityManager, { entity_type: type, entity_id: id }: EventContext<LoggedEvent>['event']) {
  const table = type === 'task' ? 'tickets' : 'projects';
  return (await em.execute<object[]>(`select 1 from ${table} where id = ? for key share`, [id])).length > 0;
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
