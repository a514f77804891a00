import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Actor, type ProjectAccess, type ProjectStatus, type TaskStatus } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import { managedRow } from '../../infrastructure/database/load.js';
import { TOO_CLOSE } from '../../infrastructure/database/positions.js';
import { accessOf } from '../projects/index.js';
import { Task } from './task.entity.js';
import type { TaskNames } from './task.view.js';

/** What a write wants of a task that must be looked at before: whether it can be, and what it is called. */
export interface TaskWish {
  milestone_id?: string | null | undefined;
  assignee_id?: string | null | undefined;
  status?: TaskStatus | undefined;
  position?: number | undefined;
}

interface Found {
  /** Title of the milestone wished for; null where it isn't one of the project. */
  wished_milestone: string | null;
  /** Name of the assignee wished for, empty for one without; null where he can't be given tasks here. */
  wished_assignee: string | null;
  /** Place of the last task of the column wished for. */
  last_position: number | null;
}

const nameOf = (person: string) =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${person}.first_name`)}, ${sql.ref(`${person}.last_name`)})), '')`;

const nothing = (type: string): RawBuilder<unknown> => sql`null::${sql.raw(type)}`;

/** Our team, the owner of the project `p` and its editors can be given its tasks. */
const wishedAssignee = (id: string) => sql`(
  select coalesce(${nameOf('w')}, '') from users as w
  where w.id = ${id}::uuid and w.deleted_at is null and w.status <> 'suspended' and (
    w.role = 'admin' or w.id = p.customer_id or exists (
      select 1 from project_members as e
      where e.project_id = p.id and e.user_id = w.id and e.role = 'editor' and e.deleted_at is null)))`;

const wishedMilestone = (id: string) => sql`(
  select w.title from milestones as w where w.id = ${id}::uuid and w.project_id = p.id and w.deleted_at is null)`;

const lastPosition = (status: TaskStatus) => sql`(
  select max(c.position) from tickets as c
  where c.project_id = p.id and c.status = ${status} and c.deleted_at is null)`;

const wished = ({ milestone_id, assignee_id, status }: TaskWish) => sql`
  ${milestone_id ? wishedMilestone(milestone_id) : nothing('text')} as wished_milestone,
  ${assignee_id ? wishedAssignee(assignee_id) : nothing('text')} as wished_assignee,
  ${status ? lastPosition(status) : nothing('float8')} as last_position`;

const crowded = ({ position, status }: TaskWish) =>
  position === undefined
    ? sql`false`
    : sql`exists (
        select 1 from tickets as c
        where c.project_id = p.id and c.deleted_at is null and c.id <> t.id
          and c.status = coalesce(${status ?? null}, t.status)
          and c.position between ${position - TOO_CLOSE}::float8 and ${position + TOO_CLOSE}::float8)`;

/** What decides about a new task. */
export interface TaskGround extends Found {
  access: ProjectAccess;
  status: ProjectStatus;
  project_name: string;
  /** What the one who adds it is called. */
  creator_name: string | null;
}

type GroundRow = Omit<TaskGround, 'access'> & { access: ProjectAccess | null };

/**
 * Looks at a project that is to get a task, and keeps it as it is meanwhile; one statement.
 * @throws DomainError `project.not_found`
 */
export async function groundForTask(
  em: EntityManager,
  actor: Actor,
  projectId: string,
  wish: TaskWish,
): Promise<TaskGround> {
  const { rows } = await sql<GroundRow>`
    select ${accessOf(actor)} as access, p.status, p.name as project_name, ${wished(wish)},
      (select ${nameOf('o')} from users as o where o.id = ${actor.id}::uuid) as creator_name
    from projects as p where p.id = ${projectId}::uuid and p.deleted_at is null
    for key share of p`.execute(em.getKysely());
  const [row] = rows;
  if (!row?.access) throw new DomainError('project.not_found');
  return { ...row, access: row.access };
}

/** A task under lock, with what its policy, its view and the write need beside it. */
export interface LockedTask extends TaskNames {
  task: Task;
  access: ProjectAccess;
  found: Found;
  /** Whether the place wished for is so near to a neighbor's that nothing fits between. */
  isCrowded: boolean;
}

interface LockedRow extends Found {
  access: ProjectAccess | null;
  project_name: string;
  milestone_title: string | null;
  assignee_name: string | null;
  creator_name: string | null;
  is_crowded: boolean;
}

interface Which {
  ids: readonly string[];
  deleted?: boolean;
}

/** Locks tasks and knows the actor's standing in their projects, in one statement; those he doesn't see are left out. */
export async function lockTasks(
  em: EntityManager,
  actor: Actor,
  { ids, deleted = false }: Which,
  wish: TaskWish = {},
): Promise<LockedTask[]> {
  const { rows } = await sql<LockedRow>`
    select t.id, t.created_at, t.updated_at, t.version, t.deleted_at, t.kind, t.number, t.project_id, t.milestone_id,
      t.title, t.description, t.status, t.priority, t.weight, t.assignee_id, t.due_date, t.estimate_minutes,
      t.spent_minutes, t.labels, t.position, t.blocked_reason, t.completed_at, t.created_by,
      p.name as project_name, m.title as milestone_title, ${nameOf('a')} as assignee_name, ${nameOf('o')} as creator_name,
      ${accessOf(actor)} as access, ${wished(wish)},
      ${crowded(wish)} as is_crowded
    from tickets as t
    join projects as p on p.id = t.project_id and p.deleted_at is null
    left join milestones as m on m.id = t.milestone_id and m.deleted_at is null
    left join users as a on a.id = t.assignee_id
    left join users as o on o.id = t.created_by
    where t.id in (${sql.join(ids)}) and t.kind = 'task' and (t.deleted_at is not null) = ${deleted}
    order by t.id
    for update of t`.execute(em.getKysely());
  return rows.flatMap((row) => {
    const { access, is_crowded: isCrowded, ...named } = row;
    const { project_name, milestone_title, assignee_name, creator_name, ...rest } = named;
    const { wished_milestone, wished_assignee, last_position, ...columns } = rest;
    if (!access) return [];
    return {
      task: managedRow(em, Task, columns),
      access,
      projectName: project_name,
      milestoneTitle: milestone_title,
      assigneeName: assignee_name,
      creatorName: creator_name,
      found: { wished_milestone, wished_assignee, last_position },
      isCrowded,
    };
  });
}

/**
 * Refuses a milestone of another project and an assignee who can't be given its tasks; what stays as it is isn't asked.
 * Returns what both are called once the wish has come true.
 * @throws DomainError `task.foreign_milestone`, `task.foreign_assignee`
 */
export function namesAfter(
  { milestone_id, assignee_id }: TaskWish,
  { wished_milestone, wished_assignee }: Found,
  before: TaskNames & { task?: Task },
): TaskNames {
  const { task, projectName, milestoneTitle, assigneeName, creatorName } = before;
  const names: TaskNames = { projectName, milestoneTitle, assigneeName, creatorName };
  if (milestone_id !== undefined && milestone_id !== (task?.milestoneId ?? null)) {
    if (milestone_id !== null && wished_milestone === null) throw new DomainError('task.foreign_milestone');
    names.milestoneTitle = wished_milestone;
  }
  if (assignee_id !== undefined && assignee_id !== (task?.assigneeId ?? null)) {
    if (assignee_id !== null && wished_assignee === null) throw new DomainError('task.foreign_assignee');
    names.assigneeName = wished_assignee || null;
  }
  return names;
}
