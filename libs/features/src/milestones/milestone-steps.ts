import { milestoneSteps, type MilestoneStatus, type MilestoneView, type Stepper } from '@portal/contracts';

/** A state that a milestone may be taken to, as the button for it says. */
export interface MilestoneStep {
  to: MilestoneStatus;
  label: string;
  /** The step most people want from here; the others are in the menu. */
  main: boolean;
}

const labels: Readonly<Record<MilestoneStatus, Partial<Record<MilestoneStatus, string>>>> = {
  planned: { in_progress: 'Start work', cancelled: 'Cancel milestone' },
  in_progress: {
    planned: 'Back to planned',
    awaiting_approval: 'Send for approval',
    completed: 'Mark completed',
    cancelled: 'Cancel milestone',
  },
  awaiting_approval: { in_progress: 'Take back' },
  completed: { in_progress: 'Reopen' },
  cancelled: { planned: 'Plan again' },
};

/** What may be done next with a milestone, by the table of its states (decisions, section 4). */
export function stepsOf(milestone: MilestoneView, stepper: Stepper): MilestoneStep[] {
  const { status, approval_required } = milestone;
  return milestoneSteps(milestone, stepper).map((to) => ({
    to,
    label: labels[status][to] ?? to,
    main: to === mainStep(status, approval_required),
  }));
}

function mainStep(status: MilestoneStatus, approvalRequired: boolean): MilestoneStatus | undefined {
  if (status === 'planned') return 'in_progress';
  if (status === 'in_progress') return approvalRequired ? 'awaiting_approval' : 'completed';
  return status === 'cancelled' ? 'planned' : undefined;
}
