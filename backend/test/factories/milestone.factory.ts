import type { MilestoneStatus } from '@portal/contracts';
import { ago, currentInstant } from '@portal/testing/clock';
import { Milestone } from '../../src/modules/milestones/index.js';
import { factoryOf } from './factory-of.js';

interface Given {
  project: { id: string };
  title?: string;
  status?: MilestoneStatus;
  due_date?: string | null;
  approval_required?: boolean;
  position?: number;
  daysAgo?: number;
}

let made = 0;

/** A milestone that is there before the story begins, in any state; behind those made before. */
export const aMilestone = factoryOf(
  'milestone',
  ({ project, title = 'Go live', status = 'planned', position = ++made * 1_024, daysAgo = 0, ...rest }: Given) => {
    const milestone = Milestone.plan({ project_id: project.id, title, description: '', ...rest }, position);
    milestone.status = status;
    milestone.createdAt = ago({ days: daysAgo }, milestone.createdAt);
    if (status === 'completed') milestone.completedAt = currentInstant();
    return milestone;
  },
);
