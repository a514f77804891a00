import { ActivityLog, activityEntriesOf, type LoggedDomainEvent } from '../../modules/activity-logs/index.js';
import { TaskComment } from '../../modules/comments/index.js';
import { Milestone } from '../../modules/milestones/index.js';
import { Project } from '../../modules/projects/index.js';
import { Task } from '../../modules/tasks/index.js';
import type { DemoWorld } from '../demo-world.js';

/** Writes the activity log of the demo's projects from their rows. */
export async function loadActivity(world: DemoWorld): Promise<void> {
  const { em, people, admin } = world;
  const isStaff = (id: string | null): boolean =>
    ![...people.values()].some((one) => one.id === id && one.role === 'customer');
  const logs: ActivityLog[] = [];
  const log = (event: Omit<LoggedDomainEvent, 'actor_id'>, at: Date, by: string | null = admin.id): void => {
    for (const entry of activityEntriesOf({ ...event, actor_id: by }, isStaff))
      logs.push(ActivityLog.of(entry, by, at));
  };
  for (const { id, customerId, consultationId, createdAt } of await em.find(Project, {})) {
    const payload = { customer_id: customerId, consultation_id: consultationId };
    log({ name: 'project.created', entity_id: id, payload }, createdAt);
  }
  for (const { id, projectId: project_id, title, createdAt, approvedAt, approvedBy } of await em.find(Milestone, {})) {
    log({ name: 'milestone.created', entity_id: id, payload: { project_id, title } }, createdAt);
    const payload = { project_id, on_behalf: false, reason: null };
    if (approvedAt) log({ name: 'milestone.approved', entity_id: id, payload }, approvedAt, approvedBy);
  }
  for (const { id, projectId: project_id, title, assigneeId, createdAt, completedAt } of await em.find(Task, {})) {
    log({ name: 'task.created', entity_id: id, payload: { project_id, title } }, createdAt);
    const payload = { project_id, from: 'in_progress', to: 'done' } as const;
    if (completedAt) log({ name: 'task.status_changed', entity_id: id, payload }, completedAt, assigneeId ?? admin.id);
  }
  for (const { id, projectId, taskId, visibility, authorId, createdAt } of await em.find(TaskComment, {})) {
    const payload = { project_id: projectId, task_id: taskId, visibility };
    log({ name: 'comment.added', entity_id: id, payload }, createdAt, authorId);
  }
  await world.save(...logs);
}
