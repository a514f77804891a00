import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  transitionActorOf,
  type Actor,
  type ApproveMilestone,
  type CreateMilestone,
  type Deleted,
  type MilestoneView,
  type RequestMilestoneChanges,
  type UpdateMilestone,
  type UserActor,
  type ProjectAccess,
} from '@portal/contracts';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { positionAfter } from '../../infrastructure/database/positions.js';
import { assertOpen, getProjectAccess, findProjectAccess } from '../projects/index.js';
import { Milestone } from './milestone.entity.js';
import { viewOfMilestone } from './milestones.queries.js';
import { assertVersion, lockForUpdate } from '../../infrastructure/database/load.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';

/** Writes milestones on behalf of admins and a project's people (specification, sections 4 and 6). */
@Injectable()
export class MilestonesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Plans a milestone behind the last one of its project.
   * @throws DomainError `project.not_found`, `project.closed`; `forbidden` for members;
   *   `invalid` naming `approval_required` when a customer sends it
   */
  async create(actor: Actor, input: CreateMilestone): Promise<MilestoneView> {
    refuseAdminFields(actor, input);
    return this.em.transactional(async (em) => {
      const standing = await getProjectAccess(em, actor, input.project_id, { lock: true });
      authorize(actor, 'milestone.create', standing);
      assertOpen(standing);
      const milestone = Milestone.plan(input, positionAfter(await lastPosition(em, input.project_id)));
      await em.persist(milestone).flush();
      return viewOfMilestone(em, milestone.id);
    });
  }

  /**
   * Changes only the fields sent. Editors take steps; the other fields are the owner's.
   * @throws DomainError `not_found`, `forbidden`, `stale_version`, `illegal_transition`, `milestone.needs_approval`;
   *   `invalid` naming `approval_required` when a customer sends it
   */
  async update(actor: Actor, id: string, input: UpdateMilestone): Promise<MilestoneView> {
    refuseAdminFields(actor, input);
    return this.em.transactional(async (em) => {
      const { milestone, access } = await lockMilestone(em, actor, id, input);
      authorize(actor, 'milestone.update', { access });
      if (editsFields(input)) authorize(actor, 'milestone.edit_fields', { access });
      milestone.change(input, transitionActorOf(actor));
      await em.flush();
      return viewOfMilestone(em, id);
    });
  }

  /**
   * Approves a milestone: the owner, or an admin on the owner's behalf with a reason (decisions 4.9).
   * @throws DomainError `not_found`, `forbidden`, `stale_version`, `milestone.not_awaiting_approval`; `invalid` naming
   * `reason` when an admin gives none
   */
  async approve(actor: UserActor, id: string, input: ApproveMilestone): Promise<MilestoneView> {
    const onBehalf = isAdmin(actor);
    if (onBehalf && input.reason === undefined) refuse('reason', 'Required');
    return this.em.transactional(async (em) => {
      const { milestone, access } = await lockMilestone(em, actor, id, input);
      authorize(actor, 'milestone.approve', { access });
      milestone.approve({ by: actor.id, onBehalf, reason: input.reason ?? null });
      await em.flush();
      return viewOfMilestone(em, id);
    });
  }

  /**
   * The owner's no: it goes back to work with what is to change.
   * @throws DomainError `not_found`, `forbidden`, `stale_version`, `milestone.not_awaiting_approval`
   */
  requestChanges(actor: Actor, id: string, input: RequestMilestoneChanges): Promise<MilestoneView> {
    return this.em.transactional(async (em) => {
      const { milestone, access } = await lockMilestone(em, actor, id, input);
      authorize(actor, 'milestone.approve', { access });
      milestone.requestChanges(input.comment);
      await em.flush();
      return viewOfMilestone(em, id);
    });
  }

  /** Takes a milestone out of every list; its tasks stay. @throws DomainError `not_found` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { milestone, access } = await lockMilestone(em, actor, id);
      authorize(actor, 'milestone.delete', { access });
      milestone.remove();
      return { id };
    });
  }

  /** Brings a deleted milestone back. @throws DomainError `not_found` when there is no deleted one with this id */
  restore(actor: Actor, id: string): Promise<MilestoneView> {
    return this.em.transactional(async (em) => {
      const { milestone, access } = await lockMilestone(em, actor, id, {}, { deleted: true });
      authorize(actor, 'milestone.restore', { access });
      milestone.restore();
      await em.flush();
      return viewOfMilestone(em, id);
    });
  }
}

const editsFields = (input: UpdateMilestone): boolean =>
  Object.keys(input).some((field) => field !== 'status' && field !== 'version');

function refuseAdminFields(actor: Actor, { approval_required }: { approval_required?: boolean | undefined }): void {
  if (approval_required !== undefined && transitionActorOf(actor) !== 'admin')
    refuse('approval_required', 'Only we can change this');
}

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
