import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Actor, type ProjectAccess, type ProjectStatus } from '@portal/contracts';
import { sql } from 'kysely';
import { assertFresh, managedRow } from '../../infrastructure/database/load.js';
import { accessOf } from '../projects/index.js';
import { Milestone } from './milestone.entity.js';
import { viewOfMilestone } from './milestone.view.js';

/** A milestone under lock, with what its view and its policy need beside it. */
export interface LockedMilestone {
  milestone: Milestone;
  access: ProjectAccess;
  approvedByName: string | null;
}

interface Row {
  access: ProjectAccess | null;
  approved_by_name: string | null;
  columns: object;
}

/**
 * Locks a milestone, knows the actor's standing and looks at the version that was sent, in one statement.
 * @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's; `stale_version`
 */
export async function lockMilestone(
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
): Promise<LockedMilestone> {
  const { rows } = await sql<Omit<Row, 'columns'>>`
    select m.id, m.created_at, m.updated_at, m.version, m.deleted_at, m.project_id, m.title, m.description, m.status,
      m.due_date, m.position, m.approval_required, m.approved_by, m.approved_at, m.change_request, m.completed_at,
      nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as approved_by_name, ${accessOf(actor)} as access
    from milestones as m
    join projects as p on p.id = m.project_id and p.deleted_at is null
    left join users as a on a.id = m.approved_by
    where m.id = ${id}::uuid and (m.deleted_at is not null) = ${deleted}
    for update of m`.execute(em.getKysely());
  const [row] = rows;
  if (!row?.access) throw new DomainError('not_found');
  const { access, approved_by_name: approvedByName, ...columns } = row;
  const milestone = managedRow(em, Milestone, columns);
  await assertFresh(milestone, sent, () => viewOfMilestone(milestone, approvedByName));
  return { milestone, access, approvedByName };
}

/** What decides about a new milestone: the actor's standing, and the place of the last one. */
export interface MilestoneGround {
  access: ProjectAccess;
  status: ProjectStatus;
  last_position: number | null;
}

/**
 * Looks at a project that is to get a milestone, and keeps it as it is meanwhile.
 * @throws DomainError `project.not_found`
 */
export async function groundForMilestone(em: EntityManager, actor: Actor, projectId: string): Promise<MilestoneGround> {
  const { rows } = await sql<Omit<MilestoneGround, 'access'> & { access: ProjectAccess | null }>`
    select ${accessOf(actor)} as access, p.status,
      (select max(m.position) from milestones as m where m.project_id = p.id and m.deleted_at is null) as last_position
    from projects as p where p.id = ${projectId}::uuid and p.deleted_at is null
    for key share of p`.execute(em.getKysely());
  const [row] = rows;
  if (!row?.access) throw new DomainError('project.not_found');
  return { ...row, access: row.access };
}
