import { Injectable } from '@nestjs/common';
import { changesByAudience, isInternalTaskStep } from '@portal/contracts';
import {
  OnFeed,
  FeedsChannels,
  projectOf,
  type FeedItem,
  type FeedContext,
} from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf } from '../../infrastructure/events/decorators.js';
import { projectFeedItems } from '../projects/index.js';
import { customersAmong } from '../users/index.js';
import { readTaskRows, toTaskView } from './tasks.queries.js';

/** What changes a task on screens; `task.assigned` always comes beside `task.updated`. */
export type TaskEvent =
  'task.created' | 'task.updated' | 'task.status_changed' | 'task.moved' | 'task.deleted' | 'task.restored';

/** Publishes changes of tasks to the rooms of the project (decisions, section 8). */
@Injectable()
@FeedsChannels((event) => [`tickets:${projectOf(event)}`])
export class TasksProjector {
  @OnFeed('task.created', 'task.updated', 'task.status_changed', 'task.moved', 'task.deleted', 'task.restored')
  async show({ event, load }: FeedContext<TaskEvent>): Promise<FeedItem[]> {
    const [row] = await load(readTaskRows, event.entity_id);
    if (!row) return event.name === 'task.deleted' ? goneForGood(event as FeedContext<'task.deleted'>['event']) : [];
    const [kind, view] = [changeKindOf(event.name), toTaskView(row)];
    const change = changeOf('tickets', kind, view, event.occurred_at);
    const quiet = changeOf('tickets', kind, view, event.occurred_at, { quiet: true });
    if (event.name === 'task.moved') return projectFeedItems('tickets', row.project_id, quiet);
    const isTold = await concernsCustomers({ event, load });
    return projectFeedItems('tickets', row.project_id, change, isTold ? change : quiet);
  }
}

/** One that was taken back as if it had never been has no row left to show. */
const goneForGood = ({ entity_id: id, payload, occurred_at }: FeedContext<'task.deleted'>['event']): FeedItem[] =>
  projectFeedItems('tickets', payload.project_id, changeOf('tickets', 'DELETE', { id }, occurred_at, { quiet: true }));

/**
 * Whether customers are notified of the change, or get it `quiet`; the same rule as for activity entries (decisions
 * 4.19).
 */
async function concernsCustomers({ event, load }: Pick<FeedContext<TaskEvent>, 'event' | 'load'>): Promise<boolean> {
  const isCustomer = async (id: unknown): Promise<boolean> =>
    typeof id === 'string' && (await load(customersAmong, id)).length > 0;
  if (event.name === 'task.status_changed' && isInternalTaskStep(event.payload as { from: string; to: string }))
    return isCustomer(event.actor_id);
  if (event.name !== 'task.updated' || !('changes' in event.payload)) return true;
  const { changes } = event.payload;
  const { from, to } = changes['assignee_id'] ?? {};
  const customers = new Set<unknown>();
  await Promise.all([event.actor_id, from, to].map(async (id) => (await isCustomer(id)) && customers.add(id)));
  const changed = { entity: 'task' as const, changes, actorId: event.actor_id };
  return Object.keys(changesByAudience(changed, (id) => !customers.has(id)).customer).length > 0;
}
