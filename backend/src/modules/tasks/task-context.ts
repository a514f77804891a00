import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Actor, type ProjectAccess, type ProjectStatus, type TaskStatus } from '@portal/contracts';
import { sql } from 'kysely';
import { fixedStatementFor, type Queries } from '../../infrastructure/database/fixed-statement.js';
import { POSITION_STEP, TOO_CLOSE } from '../../infrastructure/database/load.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { accessOf } from '../projects/index.js';
import { Task } from './task.entity.js';

/** The records a task's input names, and the column it goes to. */
export interface TaskReferences {
  milestone_id?: string | null | undefined;
  assignee_id?: string | null | undefined;
  status?: TaskStatus | null | undefined;
}

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

const contextOf = (actor: Actor, { project_id, milestone_id, assignee_id, status }: Named, building: Queries) =>
  kysely(building)
    .selectFrom('projects as p')
    .where('p.id', '=', project_id)
    .where('p.deleted_at', 'is', null)
    .select('p.status')
    .select(accessOf(actor).as('access'))
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('milestones as m')
            .select('m.id')
            .whereRef('m.project_id', '=', 'p.id')
            .where('m.id', '=', milestone_id)
            .where('m.deleted_at', 'is', null),
        )
        .as('has_milestone'),
      eb
        .exists(
          eb
            .selectFrom('users as u')
            .select('u.id')
            .where('u.id', '=', assignee_id)
            .where('u.deleted_at', 'is', null)
            .where('u.status', '<>', 'suspended')
            .where((u) =>
              u.or([
                u('u.role', '=', 'admin'),
                u('u.id', '=', u.ref('p.customer_id')),
                u.exists(
                  u
                    .selectFrom('project_members as e')
                    .select('e.user_id')
                    .whereRef('e.project_id', '=', 'p.id')
                    .whereRef('e.user_id', '=', 'u.id')
                    .where('e.role', '=', 'editor')
                    .where('e.deleted_at', 'is', null),
                ),
              ]),
            ),
        )
        .as('has_assignee'),
      eb
        .selectFrom('tickets as t')
        .select(({ fn }) => fn.max('t.position').as('last'))
        .whereRef('t.project_id', '=', 'p.id')
        .where('t.status', '=', status)
        .where('t.deleted_at', 'is', null)
        .as('last_position'),
    ]);

const readContext = fixedStatementFor(contextOf);
const lockContext = fixedStatementFor((actor, named: Named, building) =>
  contextOf(actor, named, building).modifyEnd(sql`for key share of p`),
);

/**
 * Reads it in one statement; undefined where the project doesn't exist or isn't the actor's to see.
 * @param options `lock` keeps the project as it is until the transaction ends
 */
export async function findTaskContext(
  em: EntityManager,
  actor: Actor,
  projectId: string,
  { milestone_id = null, assignee_id = null, status = null }: TaskReferences,
  { lock = false } = {},
): Promise<TaskContext | undefined> {
  const named = { project_id: projectId, milestone_id, assignee_id, status };
  const [row] = await (lock ? lockContext : readContext)(em, actor, named);
  if (!row?.access) return undefined;
  const { access, has_milestone, has_assignee, ...found } = row;
  return { ...found, access, has_milestone: Boolean(has_milestone), has_assignee: Boolean(has_assignee) };
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

/**
 * The positions that tasks in this order take: those they hold among themselves, so that the others keep theirs between
 * them; or new ones, where some hold the same.
 */
export function positionsFor(held: readonly number[]): number[] {
  const positions = [...held].sort((a, b) => a - b);
  const isClear = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));
  return isClear ? positions : positions.map((_, index) => (positions[0] ?? 0) + index * POSITION_STEP);
}
