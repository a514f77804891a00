import { messages, type MilestoneView, type UpdateMilestone } from '@portal/contracts';
import { useUpdateMilestone } from '@portal/data-access';
import { useSaveRecord, type SavedRecord } from '@portal/ui-antd';
import { milestoneConflictFields } from './milestone-labels.js';

/** The toasts of a changed milestone. */
export const milestoneUpdateToasts = {
  short: messages.short.milestoneUpdated,
  failure: messages.shortFailure.milestoneUpdate,
};

const milestoneRecord: SavedRecord<MilestoneView, UpdateMilestone> = {
  inSentence: ({ title }) => `milestone “${title}”`,
  useUpdate: useUpdateMilestone,
  useFields: () => milestoneConflictFields,
  toasts: { updated: milestoneUpdateToasts },
};

/** Changes one milestone, with toasts, and lets the user choose when another user changed it first. */
export const useSaveMilestone = (milestone: MilestoneView) => useSaveRecord(milestoneRecord, milestone);
