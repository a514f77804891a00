import {
  isAdmin,
  may,
  milestoneSteps,
  policies,
  transitionActorOf,
  type Actor,
  type MilestoneStatus,
  type MilestoneView,
  type ProjectAccess,
} from '@portal/contracts';
import { isClosedProject } from '../projects/project-labels.js';

/** What a screen offers of a record: the actions that lead stand on it, the rest is behind a "…" menu. */
export interface Actions<Action> {
  lead: readonly Action[];
  more: readonly Action[];
}

/** Who looks at a record of a project, and with which rights there. */
export interface Looker {
  actor: Actor;
  access: ProjectAccess | null;
}

interface Step {
  step: MilestoneStatus;
}

export type MilestoneAction = 'approve' | 'request_changes' | 'edit' | 'reorder' | 'delete' | Step;

type MilestoneState = Pick<MilestoneView, 'status' | 'approval_required'>;

/** An action where it is offered. */
const only = <Action>(isOffered: boolean, action: Action): Action[] => (isOffered ? [action] : []);

/** The step that admins usually take next. */
function nextStep({ status, approval_required }: MilestoneState): MilestoneStatus | undefined {
  if (status === 'planned') return 'in_progress';
  if (status === 'in_progress') return approval_required ? 'awaiting_approval' : 'completed';
  return status === 'cancelled' ? 'planned' : undefined;
}

/**
 * The actions on a milestone, the primary one first: for admins the next step of the work, for customers the answer to
 * one that waits for approval. An owner isn't offered to send for approval what the owner approves (specification,
 * section 6; decisions 7.12).
 */
export function milestoneActions({ actor, ...here }: Looker, milestone: MilestoneState): Actions<MilestoneAction> {
  const approves = may(policies['milestone.approve'], actor, here);
  const isOurs = isAdmin(actor);
  const steps = may(policies['milestone.update'], actor, here)
    ? milestoneSteps(milestone, transitionActorOf(actor)).filter(
        (to) => isOurs || !approves || to !== 'awaiting_approval',
      )
    : [];
  const isNext = (step: MilestoneStatus): boolean => isOurs && step === nextStep(milestone);
  const isAnswered = approves && milestone.status === 'awaiting_approval';
  return {
    lead: [
      ...only(isAnswered, 'approve' as const),
      ...only(isAnswered, 'request_changes' as const),
      ...steps.flatMap((step) => only(isNext(step), { step })),
    ],
    more: [
      ...only(may(policies['milestone.edit_fields'], actor, here), 'edit' as const),
      ...only(may(policies['milestone.reorder'], actor, here), 'reorder' as const),
      ...steps.flatMap((step) => only(!isNext(step), { step })),
      ...only(may(policies['milestone.delete'], actor, here), 'delete' as const),
    ],
  };
}

export type ProjectAction = 'new_task' | 'edit' | 'new_milestone';

/** What a customer can do with a project as a whole; the console has its own head. */
export function projectActions(
  { actor, ...here }: Looker,
  project: Parameters<typeof isClosedProject>[0],
): Actions<ProjectAction> {
  if (here.access === null) return { lead: [], more: [] };
  const isOpen = !isClosedProject(project);
  return {
    lead: only(isOpen && may(policies['task.create'], actor, here), 'new_task'),
    more: [
      ...only(may(policies['project.update'], actor, here), 'edit' as const),
      ...only(isOpen && may(policies['milestone.create'], actor, here), 'new_milestone' as const),
    ],
  };
}
