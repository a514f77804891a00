import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  type Actor,
  type ProjectAccess,
  type ProjectStatus,
  type TaskStatus,
  type UpdateTask,
} from '@portal/contracts';
import { sql } from 'kysely';
import { fixedStatementFor } from '../../infrastructure/database/fixed-statement.js';
import { POSITION_STEP, TOO_CLOSE } from '../../infrastructure/database/positions.js';
import { accessOf } from '../projects/index.js';
import { Task } from './task.entity.js';

/** The records a task's input names, and the column it goes to. */
export type TaskReferences = Pick<UpdateTask, 'milestone_id' | 'assignee_id' | 'status'>;

/** What a write to a project's tasks reads before it. */
export interface TaskContext {
  access: ProjectAccess;
  status: ProjectStatus;
  /** Whether the milestone named is one of the project. */
  has_milestone: boolean;
  /** Whether the given user can be assigned tasks here: an admin, the project's owner or an editor. */
  has_assignee: boolean;
  /** Position of the last task of the column named; null where there is none. */
  last_position: number | null;
}

interface Named {
  project_id: string;
  milestone_id: string | null;
  assignee_id: string | null;
  status: TaskStatus | null;
}

type FoundContext = Omit<TaskContext, 'access'> & { access: ProjectAccess | null };

const contextOf = (actor: Actor, { project_id, milestone_id, assignee_id, status }: Named) => sql<FoundContext>`
  select p.status, ${accessOf(actor)} as access,
    exists (select 1 from milestones as m
            where m.project_id = p.id and m.id = ${milestone_id}::uuid and m.deleted_at is null) as has_milestone,
    exists (select 1 from users as u
            where u.id = ${assignee_id}::uuid and u.deleted_at is null and u.status <> 'suspended'
              and (u.role = 'admin' or u.id = p.customer_id or exists (
                select 1 from project_members as e
                where e.project_id = p.id and e.user_id = u.id and e.role = 'editor' and e.deleted_at is null)))
      as has_assignee,
    (select max(t.position) from tickets as t
     where t.project_id = p.id and t.status = ${status}::text and t.deleted_at is null) as last_position
  from projects as p where p.id = ${project_id}::uuid and p.deleted_at is null`;

const readContext = fixedStatementFor(contextOf);
const lockContext = fixedStatementFor(
  (actor, named: Named) => sql<FoundContext>`${contextOf(actor, named)} for key share of p`,
);

/**
 * Reads it in one statement; undefined where the project doesn't exist or isn't the actor's to see.
 * @param options `lock` keeps the project as it is until the transaction ends
 */
export async function findTaskContext(
  em: EntityManager,
  actor: Actor,
  projectId: string,
  { milestone_id = null, assignee_id = null, status }: TaskReferences,
  { lock = false } = {},
): Promise<TaskContext | undefined> {
  const named = { project_id: projectId, milestone_id, assignee_id, status: status ?? null };
  const [row] = await (lock ? lockContext : readContext)(em, actor, named);
  return row?.access ? { ...row, access: row.access } : undefined;
}

/**
 * Refuses references that the input changes and the project hasn't; those that stay as they are aren't looked at.
 * @param task null for a new one
 * @throws DomainError `task.foreign_milestone`, `task.foreign_assignee`
 */
export function assertReferences(
  task: Task | null,
  { milestone_id, assignee_id }: TaskReferences,
  { has_milestone, has_assignee }: TaskContext,
): void {
  if (milestone_id && milestone_id !== task?.milestoneId && !has_milestone)
    throw new DomainError('task.foreign_milestone');
  if (assignee_id && assignee_id !== task?.assigneeId && !has_assignee) throw new DomainError('task.foreign_assignee');
}

const inColumn = ({ projectId, status }: Task) => ({ projectId, status, kind: 'task', deletedAt: null }) as const;

/** Whether another task of its column is so near that nothing fits between the two. */
export const needsRebalancing = async (em: EntityManager, task: Task): Promise<boolean> => {
  const nearby = { $gte: task.position - TOO_CLOSE, $lte: task.position + TOO_CLOSE };
  return (await em.count(Task, { ...inColumn(task), id: { $ne: task.id }, position: nearby })) > 0;
};

/** Gives the tasks of a column positions with room between them, in the order they have. */
export async function rebalancePositions(em: EntityManager, task: Task): Promise<void> {
  const tasks = await em.find(Task, inColumn(task), { orderBy: { position: 'asc', id: 'asc' } });
  for (const [index, one] of tasks.entries()) one.placeAt((index + 1) * POSITION_STEP);
  await em.flush();
}
