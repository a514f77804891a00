import type { EntityManager } from '@mikro-orm/postgresql';
import {
  DomainError,
  isAdmin,
  type Actor,
  type ProjectAccess,
  type ProjectPersonView,
  type ProjectStatus,
} from '@portal/contracts';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { fixedStatementFor } from '../../infrastructure/database/fixed-statement.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { personName } from '../../infrastructure/database/read-kit.js';

/** What decides what a user may do in a project: the user's access and the project's state. */
export interface AccessibleProject {
  access: ProjectAccess;
  status: ProjectStatus;
  customer_id: string;
}

/** Admins and the product itself: always treated as owner. */
export const ownsAll = (actor: Actor): boolean => actor.kind === 'system' || isAdmin(actor);

/** The ids of the live projects a customer owns or was added to, by index from either side. */
export const projectIdsOf = (userId: string): RawBuilder<string> => sql`
  select id from projects where customer_id = ${userId}::uuid and deleted_at is null
  union all
  select project_id from project_members where user_id = ${userId}::uuid and deleted_at is null`;

/** Whether the actor sees the project with this id: it isn't deleted, and the actor is admin, owner or member. */
export function projectVisibleTo(actor: Actor, projectId: Expression<unknown>): RawBuilder<boolean> {
  const isLive = sql`exists (select 1 from projects as seen where seen.id = ${projectId} and seen.deleted_at is null)`;
  if (ownsAll(actor)) return sql<boolean>`${isLive}`;
  if (actor.kind !== 'user') return sql<boolean>`false`;
  return sql<boolean>`(${projectId} in (${projectIdsOf(actor.id)}) and ${isLive})`;
}

/** Whether the project with this id belongs to a customer of the company. */
export const isOfCompany = (projectId: Expression<unknown>, companyId: string): RawBuilder<boolean> =>
  sql<boolean>`${projectId} in (
    select own.id from projects as own join users as owner on owner.id = own.customer_id
    where owner.company_id = ${companyId}::uuid)`;

/** The actor's access to the project of the row `p`: the owner's rights, a member's role, or null. */
export function accessOf(actor: Actor): RawBuilder<ProjectAccess | null> {
  if (ownsAll(actor)) return sql<ProjectAccess>`'owner'`;
  if (actor.kind !== 'user') return sql<null>`null::text`;
  return sql<ProjectAccess | null>`case when p.customer_id = ${actor.id}::uuid then 'owner' else (
    select own.role from project_members as own
    where own.project_id = p.id and own.user_id = ${actor.id}::uuid and own.deleted_at is null) end`;
}

interface Options {
  /**
   * Locks the project until the transaction ends, so that it isn't closed, deleted or given another owner meanwhile.
   */
  lock?: boolean;
}

type FoundAccess = Omit<AccessibleProject, 'access'> & { access: ProjectAccess | null };

const accessTo = (reader: Actor, projectId: string) => sql<FoundAccess>`
  select ${accessOf(reader)} as access, p.status, p.customer_id
  from projects as p where p.id = ${projectId}::uuid and p.deleted_at is null`;

const readAccess = fixedStatementFor((reader, { id }: { id: string }) => accessTo(reader, id));
const lockAccess = fixedStatementFor(
  (reader, { id }: { id: string }) => sql<FoundAccess>`${accessTo(reader, id)} for key share of p`,
);

/** The actor's standing in a project; undefined when it doesn't exist, is deleted or isn't the actor's to see. */
export async function findProjectAccess(
  em: EntityManager,
  actor: Actor,
  projectId: string,
  { lock = false }: Options = {},
): Promise<AccessibleProject | undefined> {
  const [row] = await (lock ? lockAccess : readAccess)(em, actor, { id: projectId });
  return row?.access ? { ...row, access: row.access } : undefined;
}

/** The same. @throws DomainError `project.not_found` */
export async function getProjectAccess(
  em: EntityManager,
  actor: Actor,
  projectId: string,
  options: Options = {},
): Promise<AccessibleProject> {
  return orNotFound(await findProjectAccess(em, actor, projectId, options), 'project.not_found');
}

/**
 * What a project that is over refuses: new tasks, milestones and members.
 * @throws DomainError `project.closed`
 */
export function assertOpen({ status }: { status: ProjectStatus }): void {
  if (status === 'completed' || status === 'cancelled') throw new DomainError('project.closed', { status });
}

/** Owner, member or admin, as assignee of a task. */
export type ProjectPerson = ProjectPersonView & { role: ProjectAccess };

/** The owner and the members of a project with their names, owner first; people who are gone are left out. */
export async function projectPeople(em: EntityManager, projectId: string): Promise<ProjectPerson[]> {
  const { rows } = await sql<ProjectPerson>`
    select u.id, ${personName('u')} as name, people.role
    from (
      select customer_id as user_id, 'owner' as role, 0 as place from projects where id = ${projectId}::uuid
      union all
      select user_id, role, 1 from project_members where project_id = ${projectId}::uuid and deleted_at is null
    ) as people
    join users as u on u.id = people.user_id and u.deleted_at is null
    order by people.place, name, u.id`.execute(em.getKysely());
  return rows;
}
