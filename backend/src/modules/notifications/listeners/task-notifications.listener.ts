import { Injectable } from '@nestjs/common';
import { isBulkRequest, OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { isInternalTaskStep } from '@portal/contracts';
import { findTaskRow, findTaskRows, type TaskRow } from '../../tasks/index.js';
import { audienceOf, peopleOf } from './notifiers/project-audience.js';
import { ProjectNotifier, type ProjectNews } from './notifiers/project-notifier.js';
import { stateLabel } from '../templates/labels.js';

type TaskEvent = 'task.created' | 'task.assigned' | 'task.status_changed';

/** The notification of an assignee about one task or a number of tasks. */
interface TaskMessage extends Pick<ProjectNews, 'template'> {
  /** Only admins are notified. */
  internal?: boolean;
  status?: string;
  /** The states before and after, of one task's step: a step that is undone before its mail goes makes none. */
  data?: { from: string; to: string };
}

const isOneOfMany = ({ payload }: { payload: object }): boolean => 'together' in payload;

const assignment: TaskMessage = { template: 'task_assigned' };

const step = (status: string): TaskMessage => ({ template: 'task_status', status });

/** Notifies assignees of their tasks (decisions, section 6). */
@Injectable()
@Shows('notifications')
export class TaskNotifications {
  constructor(private readonly notifier: ProjectNotifier) {}

  @OnDomainEvent('task.created', 'task.assigned')
  async onTaskAssigned(context: EventContext<'task.created' | 'task.assigned'>): Promise<void> {
    if (isOneOfMany(context.event) || isBulkRequest(context.event)) return;
    await this.notifyAssignee(context, assignment);
  }

  @OnDomainEvent('task.status_changed')
  async onTaskStatusChanged(context: EventContext<'task.status_changed'>): Promise<void> {
    const { payload } = context.event;
    if (isOneOfMany(context.event)) return;
    await this.notifyAssignee(context, {
      ...step(payload.to),
      internal: isInternalTaskStep(payload),
      data: { from: payload.from, to: payload.to },
    });
  }

  /**
   * Notifies each assignee of a bulk change once, with the number of tasks that were assigned and that moved (decisions
   * 6.5).
   */
  @OnDomainEvent('project.tasks_changed')
  async onTasksChanged(context: EventContext<'project.tasks_changed'>): Promise<void> {
    const { assigned, moved, replanned = [], to } = context.event.payload;
    const isNew = new Set(assigned);
    const tasks = await findTaskRows(context.em, [...new Set([...assigned, ...moved])]);
    const [given, own] = [tasks.filter(({ id }) => isNew.has(id)), tasks.filter(({ id }) => !isNew.has(id))];
    await this.notifyAssignees(context, given, assignment);
    if (!to) return;
    const isInternal = new Set(replanned);
    const [steps, orders] = [own.filter(({ id }) => !isInternal.has(id)), own.filter(({ id }) => isInternal.has(id))];
    await this.notifyAssignees(context, steps, step(to));
    await this.notifyAssignees(context, orders, { ...step(to), internal: true });
  }

  /** Notifies the current assignee; one in between gets no notification. */
  private async notifyAssignee(context: EventContext<TaskEvent>, message: TaskMessage): Promise<void> {
    const task = await findTaskRow(context.em, context.event.entity_id);
    if (task) await this.notifyAssignees(context, [task], message);
  }

  private async notifyAssignees(
    context: EventContext<TaskEvent | 'project.tasks_changed'>,
    tasks: readonly TaskRow[],
    { template, status = '', internal = false, data }: TaskMessage,
  ): Promise<void> {
    const [first] = tasks;
    const audience = first && (await audienceOf(context.em, first.project_id));
    if (!audience) return;
    for (const [assignee, own] of Map.groupBy(tasks, ({ assignee_id }) => assignee_id)) {
      const [task, ...others] = own;
      const recipients = peopleOf(audience, [assignee]).filter(({ role }) => role === 'admin' || !internal);
      await this.notifier.notify(context, audience, recipients, {
        template,
        variables: () => ({
          task: others.length > 0 ? '' : (task?.title ?? ''),
          count: own.length,
          status: stateLabel(status),
        }),
        ...(task && others.length === 0 ? { taskId: task.id } : {}),
        ...(data ? { data } : {}),
      });
    }
  }
}
