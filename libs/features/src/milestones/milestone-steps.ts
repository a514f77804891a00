import type { MilestoneStatus, MilestoneView } from '@portal/contracts';
import { useConfirm } from '@portal/ui-antd';
import { useOpenTasks } from './use-open-tasks.js';

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

interface ConfirmTransition {
  /** False also where the screen was left before it was known what to ask. */
  confirmTransition: (milestone: MilestoneView, to: MilestoneStatus) => Promise<boolean>;
  /** The question waits for the tasks. */
  isWaiting: boolean;
}

/** Confirms the cancellation of a milestone, and the completion or sending for approval of one with open tasks. */
export function useConfirmTransition(): ConfirmTransition {
  const confirm = useConfirm();
  const { openTasksOf, waitsFor } = useOpenTasks();
  const confirmTransition: ConfirmTransition['confirmTransition'] = async (milestone, to) => {
    const { title, status: from } = milestone;
    if (to === 'cancelled')
      return confirm({
        title: `Cancel milestone “${title}”?`,
        text: 'Its tasks stay as they are. Everybody in the project sees that it is cancelled; it can be planned again.',
        confirm: 'Cancel milestone',
        keep: 'Keep milestone',
      });
    if (to !== 'completed' && to !== 'awaiting_approval') return true;
    const open = await openTasksOf(milestone);
    if (!open) return open === undefined;
    const label = stepLabel(from, to);
    return confirm({
      title: `${label}: “${title}”?`,
      text: `${open} ${label} all the same?`,
      confirm: label,
      keep: 'Not yet',
      danger: false,
    });
  };
  return { confirmTransition, isWaiting: waitsFor !== undefined };
}
