import type { ProjectAccess } from '@portal/contracts';
import { milestoneQueries } from '@portal/data-access';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { StatusTag, type ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { DayText } from '../dates/day-text.js';
import { isOpenMilestone, milestoneStatusTones, milestoneStatusWords } from './milestone-words.js';

interface MilestoneTimelineProps {
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
  /** Rows that somebody else changed a moment ago. */
  marks?: ChangeMarks;
}

/** The milestones of a project from first to last, with what can be done about each. */
export function MilestoneTimeline({ projectId }: MilestoneTimelineProps) {
  const { data, error, refetch } = useQuery(milestoneQueries.ofProject(projectId));
  if (error)
    return (
      <ErrorState title="The milestones could not be loaded" text={error.message} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton rows={4} height={72} />;
  if (data.data.length === 0)
    return <EmptyState title="No milestones yet" text="Milestones divide the project into steps with dates." />;
  return (
    <ol>
      {data.data.map((milestone) => (
        <li key={milestone.id}>
          <strong>{milestone.title}</strong>{' '}
          <StatusTag tone={milestoneStatusTones[milestone.status]}>{milestoneStatusWords[milestone.status]}</StatusTag>{' '}
          {milestone.due_date ? <DayText day={milestone.due_date} due={isOpenMilestone(milestone)} /> : null}
        </li>
      ))}
    </ol>
  );
}
