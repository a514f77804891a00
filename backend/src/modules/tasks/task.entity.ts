import { p } from '@mikro-orm/core';
import {
  taskTransitions,
  UpdateTask,
  type CreateTask,
  type Priority,
  type TransitionActor,
  type TaskStatus,
} from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  text,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';
import { pastInstantOf } from '../../infrastructure/database/time/past-days.js';
import { refuse } from '../../infrastructure/errors/refuse.js';

/** Wire name → property of what an update may change beside status and place. */
const taskFields = propertiesOf(UpdateTask, 'status', 'position', 'version');

/** A new task's input; only an import begins one in another state than the API does. */
export type NewTask = Omit<CreateTask, 'status'> & { status: TaskStatus };

/** What the events of a task carry when one call changes several tasks. */
export interface BulkContext {
  together?: true;
}

/** A task of a project: a ticket of kind task (decisions, sections 2 and 4). */
export class Task extends withProperties(AggregateRoot, {
  kind: text<'task'>().onCreate(() => 'task'),
  number: p.string().defaultRaw('next_task_number()'),
  projectId: p.uuid(),
  milestoneId: p.uuid().nullable(),
  title: p.string(),
  description: p.text().onCreate(() => ''),
  status: text<TaskStatus>().onCreate(() => 'todo'),
  priority: text<Priority>().onCreate(() => 'medium'),
  weight: p.integer().onCreate(() => 3),
  assigneeId: p.uuid().nullable(),
  dueDate: p.date().nullable(),
  estimateMinutes: p.integer().nullable(),
  spentMinutes: p.integer().onCreate(() => 0),
  labels: p.array().onCreate(() => []),
  position: p.double().$type<number>(),
  blockedReason: p.text().nullable(),
  completedAt: p.datetime().nullable(),
  createdBy: p.uuid().nullable(),
}) {
  static readonly tableName = 'tickets';

  declare readonly number: string;

  /** A new task at this place of its column; milestone and assignee must have been looked at before. */
  static create(input: NewTask, position: number, createdBy: string | null): Task {
    const task = new Task();
    task.createdBy = createdBy;
    task.projectId = input.project_id;
    task.status = input.status;
    task.position = position;
    applyChanges(task, input, taskFields);
    task.record('task.created', { project_id: task.projectId, title: task.title, assignee_id: task.assigneeId });
    return task;
  }

  /**
   * Gives a new task its days in the past, by the office's calendar; nothing before now happened here, so no event says
   * so. Without the day of its creation, a done one was created when it was completed.
   */
  backdate(createdOn: string | undefined, completedOn: string | undefined): void {
    const now = Date.now(); // one for both: a task of today isn't completed before it was created
    if (completedOn !== undefined) this.completedAt = pastInstantOf(completedOn, 'afternoon', now);
    if (createdOn !== undefined) this.createdAt = pastInstantOf(createdOn, 'morning', now);
    else if (this.completedAt) this.createdAt = this.completedAt;
  }

  /**
   * Changes what the input carries: the state first, then position and fields.
   * @param endOfColumn the position when the column changes and none is given
   * @param bulk carried by the events when other tasks change by the same call
   * @throws DomainError `illegal_transition`; `invalid` for a `blocked_reason` on a task that isn't blocked
   */
  change(input: UpdateTask, transitionActor: TransitionActor, endOfColumn: number, bulk: BulkContext = {}): void {
    const target = input.status ?? this.status;
    if (input.blocked_reason && target !== 'blocked') {
      refuse('blocked_reason', 'Only while blocked');
    }
    if (target !== this.status) {
      const from = this.moveTo(target, transitionActor, input.position ?? endOfColumn);
      this.record('task.status_changed', { project_id: this.projectId, from, to: target, ...bulk });
    } else if (input.position !== undefined) this.placeAt(input.position);
    this.edit(input, bulk);
  }

  /** Puts it at this place of its column. */
  placeAt(position: number): void {
    const from = this.position;
    if (position === from) return;
    this.position = position;
    this.record('task.moved', { project_id: this.projectId, from, to: position });
  }

  /** Takes it, and its comments, out of every list; an admin can bring it back for 30 days. */
  remove(): void {
    this.deletedAt = new Date();
    this.record('task.deleted', { project_id: this.projectId, title: this.title });
  }

  restore(): void {
    this.deletedAt = null;
    this.record('task.restored', { project_id: this.projectId, title: this.title });
  }

  /** A task that is no longer blocked has no reason for it; one that is reopened was not completed. */
  private moveTo(to: TaskStatus, transitionActor: TransitionActor, position: number): TaskStatus {
    const from = this.status;
    taskTransitions.assert(from, to, transitionActor);
    this.status = to;
    this.position = position;
    this.completedAt = to === 'done' ? new Date() : null;
    this.blockedReason = null;
    return from;
  }

  private edit(input: UpdateTask, bulk: BulkContext): void {
    const [from, project_id] = [this.assigneeId, this.projectId];
    const changes = applyChanges(this, input, taskFields);
    if (Object.keys(changes).length > 0) this.record('task.updated', { project_id, changes });
    if (this.assigneeId !== null && this.assigneeId !== from)
      this.record('task.assigned', { project_id, from, to: this.assigneeId, ...bulk });
  }
}
