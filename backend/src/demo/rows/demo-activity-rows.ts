import type { EntityManager } from '@mikro-orm/postgresql';
import { ActivityLog, activityEntriesOf, type LoggedDomainEvent } from '../../modules/activity-logs/index.js';
import { TaskComment } from '../../modules/comments/index.js';
import { Milestone } from '../../modules/milestones/index.js';
import { Project } from '../../modules/projects/index.js';
import { Task } from '../../modules/tasks/index.js';
import type { User } from '../../modules/users/index.js';
import { persistQuietly } from '../persist-quietly.js';

interface Happened {
  event: Omit<LoggedDomainEvent, 'actor_id'>;
  by: string | null;
  at: Date;
}

/** Writes the activity log of the demo's projects from their rows. */
export async function loadActivity(em: EntityManager, people: ReadonlyMap<string, User>): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'admin')?.id ?? null;
  const happened = [
    ...(await em.find(Project, {})).map((project) => begun(project, admin)),
    ...(await em.find(Milestone, {})).flatMap((milestone) => reached(milestone, admin)),
    ...(await em.find(Task, {})).flatMap((task) => worked(task, admin)),
    ...(await em.find(TaskComment, {})).map(said),
  ];
  const isStaff = (id: string | null): boolean =>
    ![...people.values()].some((one) => one.id === id && one.role === 'customer');
  const logs = happened.flatMap(({ event, by, at }) =>
    activityEntriesOf({ ...event, actor_id: by }, isStaff).map((entry) => ActivityLog.of(entry, by, at)),
  );
  persistQuietly(em, logs);
  await em.flush();
}

function begun({ id, customerId, consultationId, createdAt }: Project, by: string | null): Happened {
  const payload = { customer_id: customerId, consultation_id: consultationId };
  return { event: { name: 'project.created', entity_id: id, payload }, by, at: createdAt };
}

function reached(
  { id, projectId, title, createdAt, approvedAt, approvedBy }: Milestone,
  by: string | null,
): Happened[] {
  const planned: Happened = {
    event: { name: 'milestone.created', entity_id: id, payload: { project_id: projectId, title } },
    by,
    at: createdAt,
  };
  if (!approvedAt) return [planned];
  const payload = { project_id: projectId, on_behalf: false, reason: null };
  return [planned, { event: { name: 'milestone.approved', entity_id: id, payload }, by: approvedBy, at: approvedAt }];
}

function worked({ id, projectId, title, assigneeId, createdAt, completedAt }: Task, by: string | null): Happened[] {
  const added: Happened = {
    event: { name: 'task.created', entity_id: id, payload: { project_id: projectId, title } },
    by,
    at: createdAt,
  };
  if (!completedAt) return [added];
  const payload = { project_id: projectId, from: 'in_progress', to: 'done' } as const;
  return [
    added,
    { event: { name: 'task.status_changed', entity_id: id, payload }, by: assigneeId ?? by, at: completedAt },
  ];
}

const said = ({ id, projectId, taskId, visibility, authorId, createdAt }: TaskComment): Happened => ({
  event: { name: 'comment.added', entity_id: id, payload: { project_id: projectId, task_id: taskId, visibility } },
  by: authorId,
  at: createdAt,
});
