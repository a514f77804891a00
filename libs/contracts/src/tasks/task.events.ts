import { defineEvents, payload } from '../core/events.js';
import type { TaskStatus } from './task.contract.js';

interface OfProject {
  project_id: string;
}

/** `together`: one of several tasks that one call changed; `project.tasks_changed` covers all of them. */
interface OfOneOrMany extends OfProject {
  together?: true;
}

/** Events of tickets of kind task. `assigned` comes besides `updated` when the task got an assignee. */
export const taskEvents = defineEvents({
  'task.created': payload<OfProject & { title: string; assignee_id: string | null }>(),
  'task.updated': payload<OfProject & { changes: Record<string, { from: unknown; to: unknown }> }>(),
  'task.assigned': payload<OfOneOrMany & { from: string | null; to: string }>(),
  'task.status_changed': payload<OfOneOrMany & { from: TaskStatus; to: TaskStatus }>(),
  'task.moved': payload<OfProject & { from: number; to: number }>(),
  'task.deleted': payload<OfProject & { title: string }>(),
  'task.restored': payload<OfProject & { title: string }>(),
  /**
   * The tasks that one call assigned to a user, and those that it moved; `replanned`: of these, those by an internal
   * step.
   */
  'project.tasks_changed': payload<{
    assigned: string[];
    moved: string[];
    replanned?: string[];
    to: TaskStatus | null;
  }>(),
});
