import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type ActivityEntityType, type Actor } from '@portal/contracts';
import { getProjectAccess, type AccessibleProject } from '../projects/index.js';

/** Where the records that can have entries are. */
const tables = { task: 'tickets', milestone: 'milestones' } as const;

/** A record that entries are about: its project, and the actor's standing there. */
export interface LoggedRecord {
  projectId: string;
  standing: AccessibleProject;
}

/**
 * The project of a record and the actor's access to it.
 * @throws DomainError `project.not_found` for a project, `not_found` for a task or milestone that is missing or not
 * visible
 */
export async function findLoggedRecord(
  em: EntityManager,
  actor: Actor,
  type: ActivityEntityType,
  id: string,
): Promise<LoggedRecord> {
  if (type === 'project') return { projectId: id, standing: await getProjectAccess(em, actor, id) };
  const [row] = await em.execute<{ project_id: string }[]>(
    `select project_id from ${tables[type]} where id = ? and deleted_at is null`,
    [id],
  );
  if (!row) throw new DomainError('not_found');
  try {
    return { projectId: row.project_id, standing: await getProjectAccess(em, actor, row.project_id) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'project.not_found') throw new DomainError('not_found');
    throw error;
  }
}
