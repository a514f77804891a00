import type { EntityManager } from '@mikro-orm/postgresql';
import type { MilestoneStatus } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { Milestone } from '../../src/modules/milestones/index.js';

interface Given {
  project: { id: string };
  title?: string;
  status?: MilestoneStatus;
  due_date?: string | null;
  approval_required?: boolean;
  position?: number;
  daysAgo?: number;
}

const DAY = 86_400_000;
let made = 0;

/** A milestone that is there before the story begins, in any state; behind those made before. It leaves no events. */
export const aMilestone =
  ({ project, title = 'Go live', status = 'planned', position = ++made * 1_024, daysAgo = 0, ...rest }: Given) =>
  (em: EntityManager): { milestone: Milestone } => {
    const milestone = Milestone.plan({ project_id: project.id, title, description: '', ...rest }, position);
    milestone.status = status;
    milestone.createdAt = new Date(milestone.createdAt.getTime() - daysAgo * DAY);
    if (status === 'completed') milestone.completedAt = currentInstant();
    milestone.takeRecordedEvents();
    em.persist(milestone);
    return { milestone };
  };
