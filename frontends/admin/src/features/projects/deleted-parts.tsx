import { milestoneQueries, taskQueries, useRestoreMilestone, useRestoreTask } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { DeletedRows } from '../../deleted/deleted-rows.js';

interface OfProject {
  projectId: string;
}

/** The milestones of a project that were deleted in the last 30 days. */
export function DeletedMilestones({ projectId }: OfProject) {
  const { data } = useQuery(milestoneQueries.deletedOf(projectId));
  return (
    <DeletedRows
      title="Deleted milestones"
      noun="milestone"
      rows={data?.data}
      nameOf={({ title }) => title}
      mutation={useRestoreMilestone()}
    />
  );
}

/** The tasks of a project that were deleted in the last 30 days. */
export function DeletedTasks({ projectId }: OfProject) {
  const { data } = useQuery(taskQueries.deletedOf(projectId));
  return (
    <DeletedRows
      title="Deleted tasks"
      noun="task"
      rows={data?.data}
      nameOf={({ number, title }) => `${number} ${title}`}
      mutation={useRestoreTask()}
    />
  );
}
