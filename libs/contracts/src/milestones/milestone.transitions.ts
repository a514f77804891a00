import { transitions } from '../core/transitions.js';
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
