import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type Actor, type MilestoneView, type Page, type ReorderMilestones } from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { pageOrAll, paginate } from '../../infrastructure/database/paginate.js';
import { positionAfter, lockPositions } from '../../infrastructure/database/positions.js';
import { getProjectAccess } from '../projects/index.js';
import { Milestone } from './milestone.entity.js';
import { visibleMilestoneRows, toMilestoneView } from './milestones.queries.js';

/** Puts the milestones of a project into another order. */
@Injectable()
export class MilestoneOrder {
  constructor(private readonly em: EntityManager) {}

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
      assertAmong(ids, milestones);
      const places = new Map(ids.map((id, index) => [id, index]));
      const placeOf = ({ id }: Milestone): number => places.get(id) ?? ids.length;
      const inOrder = [...milestones].sort((a, b) => placeOf(a) - placeOf(b));
      for (const [index, milestone] of inOrder.entries()) milestone.placeAt(positionAfter(null, index + 1));
      await em.flush();
      const rows = visibleMilestoneRows(em, actor, { project_id }).orderBy('m.position').orderBy('m.id');
      return paginate(rows, pageOrAll({}, true), toMilestoneView);
    });
  }
}

function assertAmong(ids: readonly string[], milestones: readonly Milestone[]): void {
  const known = new Set(milestones.map(({ id }) => id));
  const details = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `ids.${index}`, message: 'Not a milestone of this project' }],
  );
  if (details.length > 0) throw new DomainError('not_found', {}, { details });
}
