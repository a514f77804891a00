import { messages, type MilestoneView, type UpdateMilestone } from '@portal/contracts';
import { useUpdateMilestone } from '@portal/data-access';
import { useSave, type Save } from '@portal/ui-antd';
import { milestoneConflictFields } from './milestone-labels.js';

/** The toasts of a changed milestone. */
export const milestoneUpdateToasts = {
  short: messages.short.milestoneUpdated,
  failure: messages.shortFailure.milestoneUpdate,
};

/** Changes one milestone, with toasts, and lets the user choose when another user changed it first. */
export function useSaveMilestone(milestone: MilestoneView): Save<MilestoneView, UpdateMilestone> {
  const update = useUpdateMilestone();
  return useSave({
    record: milestone,
    name: `milestone “${milestone.title}”`,
    send: (changes: UpdateMilestone) => update.mutateAsync({ id: milestone.id, ...changes }),
    fields: milestoneConflictFields,
    toasts: milestoneUpdateToasts,
  });
}
