import { Injectable } from '@nestjs/common';
import { changesByAudience, isInternalTaskStep, type Change } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
import { staffAmong } from '../users/index.js';
import { findTaskRow } from './task.query.js';
import { toTaskView } from './task.view.js';

/** What changes a task on screens; `task.assigned` always comes beside `task.updated`. */
export type TaskEvent =
  'task.created' | 'task.updated' | 'task.status_changed' | 'task.moved' | 'task.deleted' | 'task.restored';

const kinds: Partial<Record<TaskEvent, Change['event']>> = {
  'task.created': 'INSERT',
  'task.restored': 'INSERT',
  'task.deleted': 'DELETE',
};

/** Shows changes of tasks to everybody who has the project open (decisions, section 8). */
@Injectable()
export class TasksProjector {
  @OnFeed('task.created', 'task.updated', 'task.status_changed', 'task.moved', 'task.deleted', 'task.restored')
  async show({ event, em }: Heard<TaskEvent>): Promise<FeedItem[]> {
    const row = await findTaskRow(em, event.entity_id);
    if (!row) return [];
    const kind = kinds[event.name] ?? 'UPDATE';
    const change: Change = {
      event: kind,
      table: 'tickets',
      record: kind === 'DELETE' ? { id: row.id } : toTaskView(row),
      at: event.occurred_at.toISOString(),
    };
    const quiet: Change = { ...change, quiet: true };
    if (event.name === 'task.moved') return projectFeedItems('tickets', row.project_id, quiet);
    const isTold = await concernsCustomers({ event, em });
    return projectFeedItems('tickets', row.project_id, change, isTold ? change : quiet);
  }
}

/** Whether customers are told, not only shown, what happened to the task; the same rule as for the activity they read. */
async function concernsCustomers({ event, em }: Pick<Heard<TaskEvent>, 'event' | 'em'>): Promise<boolean> {
  if (event.name === 'task.status_changed' && isInternalTaskStep(event.payload as { from: string; to: string }))
    return !(await staffAmong(em, [event.actor_id]))(event.actor_id);
  if (event.name !== 'task.updated' || !('changes' in event.payload)) return true;
  const { changes } = event.payload;
  const { from, to } = changes['assignee_id'] ?? {};
  const ids = [event.actor_id, from, to].map((id) => (typeof id === 'string' ? id : null));
  const changed = { entity: 'task' as const, changes, actorId: event.actor_id };
  return Object.keys(changesByAudience(changed, await staffAmong(em, ids)).customer).length > 0;
}
