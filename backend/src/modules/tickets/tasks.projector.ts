import { Injectable } from '@nestjs/common';
import type { Change } from '@portal/contracts';
import { OnFeed, type FeedItem, type Heard } from '../../infrastructure/events/index.js';
import { projectFeedItems } from '../projects/index.js';
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
    return projectFeedItems('tickets', row.project_id, {
      event: kind,
      table: 'tickets',
      record: kind === 'DELETE' ? { id: row.id } : toTaskView(row),
      at: event.occurred_at.toISOString(),
    });
  }
}
