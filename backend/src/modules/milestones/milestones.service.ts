import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  isAdmin,
  milestoneStatuses,
  transitionActorOf,
  type Actor,
  type ApproveMilestone,
  type CreateMilestone,
  type Deleted,
  type ListMilestones,
  type MilestoneView,
  type Page,
  type ProjectAccess,
  type ReorderMilestones,
  type RequestMilestoneChanges,
  type UpdateMilestone,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { assertAmong, assertVersion, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { pageOrAll, paginate, sorted } from '../../infrastructure/database/paginate.js';
import { lockPositions, positionAfter } from '../../infrastructure/database/positions.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { assertOpen, findProjectAccess, getProjectAccess, sortingIn } from '../projects/index.js';
import { Milestone } from './milestone.entity.js';
import { toMilestoneView, viewOfMilestone, visibleMilestoneRows } from './milestones.queries.js';

/** States sort by their order in the contract, not by the alphabet. */
const order = { status: enumOrder(milestoneStatuses, 'm.status') };

/** Writes milestones on behalf of admins and a project's people (specification, sections 4 and 6). */
@Injectable()
export class MilestonesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The milestones of one project, all of them unless paged; or of all projects the actor sees, newest first, since
   * positions of different projects don't compare (specification, section 7).
   * @throws DomainError `project.not_found` when the project is missing or not visible
   */
  async list(actor: Actor, query: ListMilestones): Promise<Page<MilestoneView>> {
    authorizeRole(actor, 'milestone.list');
    const { project_id } = query;
    const rows = sorted(visibleMilestoneRows(this.em, actor, query), 'm', sortingIn(query), { order });
    const found = await paginate(rows, pageOrAll(query, project_id !== undefined), toMilestoneView);
    if (project_id !== undefined && found.data.length === 0) await getProjectAccess(this.em, actor, project_id);
    return found;
  }

  /** One milestone. @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see */
  async get(actor: Actor, id: string): Promise<MilestoneView> {
    const row = orNotFound(await visibleMilestoneRows(this.em, actor).where('m.id', '=', id).executeTakeFirst());
    return toMilestoneView(row);
  }

  /**
   * Puts the milestones named first, in the order named; the others stay behind them, in theirs. Answers all of them.
   * @throws DomainError `project.not_found`, `forbidden`; `not_found` naming the ids that aren't in the project
   */
  reorder(actor: Actor, { project_id, ids }: ReorderMilestones): Promise<Page<MilestoneView>> {
    return this.em.transactional(async (em) => {
      authorize(actor, 'milestone.reorder', await getProjectAccess(em, actor, project_id));
      await lockPositions(em, 'milestones', project_id);
      const milestones = await em.find(
        Milestone,
        { projectId: project_id, deletedAt: null },
        { orderBy: { position: 'asc', id: 'asc' } },
      );
      assertAmong(ids, milestones, 'Not a milestone of this project');
      const places = new Map(ids.map((id, index) => [id, index]));
      const placeOf = ({ id }: Milestone): number => places.get(id) ?? ids.length;
      const inOrder = [...milestones].sort((a, b) => placeOf(a) - placeOf(b));
      for (const [index, milestone] of inOrder.entries()) milestone.placeAt(positionAfter(null, index + 1));
      await em.flush();
      const rows = visibleMilestoneRows(em, actor, { project_id }).orderBy('m.position').orderBy('m.id');
      return paginate(rows, pageOrAll({}, true), toMilestoneView);
    });
  }

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

/**
 * Locks a milestone and looks at the version that was sent; gives what the actor may do in its project.
 * @throws DomainError `not_found` when it doesn't exist or its project isn't the actor's to see; `stale_version`
 */
async function lockMilestone(
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
): Promise<{ milestone: Milestone; access: ProjectAccess }> {
  const milestone = await lockForUpdate(em, Milestone, { id, deletedAt: deleted ? { $ne: null } : null });
  const { access } = orNotFound(await findProjectAccess(em, actor, milestone.projectId));
  await assertVersion(milestone, sent, () => viewOfMilestone(em, id));
  return { milestone, access };
}

/** The position of a project's last milestone; null where it has none. */
async function lastPosition(em: EntityManager, projectId: string): Promise<number | null> {
  const last = await em.findOne(
    Milestone,
    { projectId, deletedAt: null },
    { orderBy: { position: 'desc' }, fields: ['position'] },
  );
  return last?.position ?? null;
}
