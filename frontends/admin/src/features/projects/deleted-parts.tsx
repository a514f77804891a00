import type { MilestoneView, TaskView } from '@portal/contracts';
import { milestoneQueries, taskQueries, useRestoreMilestone, useRestoreTask } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import type { RestorableRecord } from '../../records/record-kind.js';
import { DeletedRows } from '../../records/deleted-rows.js';

interface OfProject {
  projectId: string;
}

const milestoneRecord: RestorableRecord<MilestoneView> = {
  noun: ['milestone', 'milestones'],
  nameOf: ({ title }) => title,
  useRestore: useRestoreMilestone,
};

const taskRecord: RestorableRecord<TaskView> = {
  noun: ['task', 'tasks'],
  nameOf: ({ number, title }) => `${number} ${title}`,
  useRestore: useRestoreTask,
};

/** The milestones of a project that were deleted in the last 30 days. */
export const DeletedMilestones = ({ projectId }: OfProject) => (
  <DeletedRows
    title="Deleted milestones"
    of={milestoneRecord}
    rows={useQuery(milestoneQueries.deletedOf(projectId)).data?.data}
  />
);

/** The tasks of a project that were deleted in the last 30 days. */
export const DeletedTasks = ({ projectId }: OfProject) => (
  <DeletedRows title="Deleted tasks" of={taskRecord} rows={useQuery(taskQueries.deletedOf(projectId)).data?.data} />
);
