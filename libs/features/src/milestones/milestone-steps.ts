import type { MilestoneStatus } from '@portal/contracts';
import { useConfirm } from '@portal/ui-antd';
import { openTasksText, type MilestoneProgress } from './milestone-labels.js';

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

/** The label of a transition's button. */
export const stepLabel = (from: MilestoneStatus, to: MilestoneStatus): string => labels[from][to] ?? to;

interface MilestoneTransition {
  title: string;
  from: MilestoneStatus;
  to: MilestoneStatus;
  /** Absent while the tasks are loading. */
  progress: MilestoneProgress | undefined;
}

/** Confirms the cancellation of a milestone, and the completion or sending for approval of one with open tasks. */
export function useConfirmTransition(): (step: MilestoneTransition) => Promise<boolean> {
  const confirm = useConfirm();
  return async ({ title, from, to, progress }) => {
    if (to === 'cancelled')
      return confirm({
        title: `Cancel milestone “${title}”?`,
        text: 'Its tasks stay as they are. Everybody in the project sees that it is cancelled; it can be planned again.',
        confirm: 'Cancel milestone',
        keep: 'Keep milestone',
      });
    const open = progress && openTasksText(progress);
    if (!open || (to !== 'completed' && to !== 'awaiting_approval')) return true;
    const label = stepLabel(from, to);
    return confirm({
      title: `${label}: “${title}”?`,
      text: `${open} ${label} all the same?`,
      confirm: label,
      keep: 'Not yet',
      danger: false,
    });
  };
}
