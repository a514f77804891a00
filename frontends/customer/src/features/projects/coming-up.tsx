import { messages, type MilestoneView } from '@portal/contracts';
import { milestoneQueries } from '@portal/data-access';
import { DayText, LinkList, milestoneStatusTones, milestoneStatusLabels, QueryBoundary } from '@portal/features';
import { StatusTag } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { addresses } from '../../addresses.js';

const SHOWN = 4;

/** The next milestones of a project, the earliest first. */
export const ComingUp = ({ projectId }: { projectId: string }) => (
  <QueryBoundary
    result={useQuery(milestoneQueries.ofProject(projectId))}
    what="The milestones"
    failure={messages.shortFailure.milestonesFetch}
  >
    {(milestones) => (
      <LinkList
        items={milestones && nextOf(milestones.data).map((milestone) => itemOf(milestone))}
        empty="No milestone is open. The ones that are planned show here with their dates."
      />
    )}
  </QueryBoundary>
);

const nextOf = (milestones: readonly MilestoneView[]): MilestoneView[] =>
  milestones
    .filter(({ status }) => status !== 'completed' && status !== 'cancelled')
    .sort((one, other) => (one.due_date ?? '9999').localeCompare(other.due_date ?? '9999'))
    .slice(0, SHOWN);

const itemOf = ({ id, project_id, title, status, due_date }: MilestoneView) => ({
  key: id,
  to: addresses.milestones(project_id),
  title,
  aside: (
    <>
      <StatusTag tone={milestoneStatusTones[status]}>{milestoneStatusLabels[status]}</StatusTag>
      {due_date ? <DayText day={due_date} due /> : 'no date yet'}
    </>
  ),
});
