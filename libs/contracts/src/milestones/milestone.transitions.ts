import { transitions, type TransitionActor } from '../core/transitions.js';
import type { MilestoneStatus } from './milestone.contract.js';

/**
 * Decisions, section 4. From in_progress, completed is open only without approval_required; from awaiting_approval,
 * completed is `approve` and in_progress is `request-changes`: the entity and the policy see to that.
 */
export const milestoneTransitions = transitions<MilestoneStatus>({
  planned: { in_progress: 'anyone', cancelled: 'anyone' },
  in_progress: { planned: 'anyone', awaiting_approval: 'anyone', completed: 'anyone', cancelled: 'anyone' },
  awaiting_approval: { completed: 'anyone', in_progress: 'anyone' },
  completed: { in_progress: 'admin' },
  cancelled: { planned: 'anyone' },
});

/**
 * The states that an update may set from here: no approval is passed over, and what was sent for approval comes back by
 * `approve` or `request-changes`; an admin may also take it back.
 */
export function milestoneSteps(
  { status, approval_required }: { status: MilestoneStatus; approval_required: boolean },
  transitionActor: TransitionActor,
): MilestoneStatus[] {
  const allowed = milestoneTransitions.allowed(status, transitionActor);
  if (status === 'awaiting_approval')
    return transitionActor === 'admin' ? allowed.filter((to) => to !== 'completed') : [];
  return approval_required ? allowed.filter((to) => to !== 'completed') : allowed;
}
