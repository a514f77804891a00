import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, ProjectAccess } from '@portal/contracts';
import { assertVersion, lockForUpdate } from '../../infrastructure/database/load.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { findProjectAccess } from '../projects/index.js';
import { Milestone } from './milestone.entity.js';
import { viewOfMilestone } from './milestone.view.js';

/** A milestone under lock, and what the actor may do in its project. */
export interface LockedMilestone {
  milestone: Milestone;
  access: ProjectAccess;
}

/**
 * Locks a milestone and looks at the version that was sent.
 * @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see; `stale_version`
 */
export async function lockMilestone(
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
): Promise<LockedMilestone> {
  const milestone = await lockForUpdate(em, Milestone, { id, deletedAt: deleted ? { $ne: null } : null });
  const standing = orNotFound(await findProjectAccess(em, actor, milestone.projectId));
  await assertVersion(milestone, sent, () => viewOfMilestone(em, id));
  return { milestone, access: standing.access };
}

/** The position of a project's last milestone; null where it has none. */
export async function lastPosition(em: EntityManager, projectId: string): Promise<number | null> {
  const last = await em.findOne(
    Milestone,
    { projectId, deletedAt: null },
    { orderBy: { position: 'desc' }, fields: ['position'] },
  );
  return last?.position ?? null;
}
