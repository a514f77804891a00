import {
  isAdmin,
  may,
  milestoneSteps,
  policies,
  transitionActorOf,
  type Actor,
  type MilestoneStatus,
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

const none: Actions<never> = { lead: [], more: [] };

const isShared = <Action>(action: Action | false): action is Action => action !== false;

/** The step that admins usually take next. */
function nextStep(milestone: MilestoneState): MilestoneStatus | undefined {
  const { status, approval_required } = milestone;
  if (status === 'planned') return 'in_progress';
  if (status === 'in_progress') return approval_required ? 'awaiting_approval' : 'completed';
  return status === 'cancelled' ? 'planned' : undefined;
}

interface MilestoneState {
  status: MilestoneStatus;
  approval_required: boolean;
}

/**
 * The actions on a milestone, the primary one first: for admins the next step of the work, for customers the answer to
 * one that waits for approval. An owner isn't offered to send for approval what the owner approves (specification,
 * section 6; decisions 7.12).
 */
export function milestoneActions({ actor, access }: Looker, milestone: MilestoneState): Actions<MilestoneAction> {
  const here = { access };
  const approves = may(policies['milestone.approve'], actor, here);
  const isOurs = isAdmin(actor);
  const steps = may(policies['milestone.update'], actor, here)
    ? milestoneSteps(milestone, transitionActorOf(actor)).filter(
        (to) => isOurs || !approves || to !== 'awaiting_approval',
      )
    : [];
  const next = isOurs ? nextStep(milestone) : undefined;
  const answers: MilestoneAction[] =
    approves && milestone.status === 'awaiting_approval' ? ['approve', 'request_changes'] : [];
  const rest: (MilestoneAction | false)[] = [
    may(policies['milestone.edit_fields'], actor, here) && 'edit',
    may(policies['milestone.reorder'], actor, here) && 'reorder',
    ...steps.filter((step) => step !== next).map((step): Step => ({ step })),
    may(policies['milestone.delete'], actor, here) && 'delete',
  ];
  return {
    lead: [...answers, ...steps.filter((step) => step === next).map((step): Step => ({ step }))],
    more: rest.filter(isShared),
  };
}

export type ProjectAction = 'new_task' | 'edit' | 'new_milestone';

/** What a customer can do with a project as a whole; the console has its own head. */
export function projectActions(
  { actor, access }: Looker,
  project: Parameters<typeof isClosedProject>[0],
): Actions<ProjectAction> {
  const here = { access };
  const isOpen = !isClosedProject(project);
  if (access === null) return none;
  const rest: (ProjectAction | false)[] = [
    may(policies['project.update'], actor, here) && 'edit',
    isOpen && may(policies['milestone.create'], actor, here) && 'new_milestone',
  ];
  return {
    lead: isOpen && may(policies['task.create'], actor, here) ? ['new_task'] : [],
    more: rest.filter(isShared),
  };
}
