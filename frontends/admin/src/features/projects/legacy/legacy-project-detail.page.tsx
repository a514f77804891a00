import type { MilestoneView, TaskView } from '@portal/contracts';
import { milestoneQueries, projectQueries, taskQueries } from '@portal/data-access';
import {
  DayText,
  milestoneStatusLabels,
  ProjectProperties,
  projectStatusLabels,
  taskStatusLabels,
  useProjectLive,
} from '@portal/features';
import {
  DetailColumns,
  DetailPage,
  DetailSection,
  DetailSkeleton,
  ListRows,
  LongText,
  type ListColumn,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { useProjectAddress } from '../project-address.js';
import { ProjectMissing } from '../project-missing.js';

/** A project as plain facts: what is agreed, its milestones and its tasks. */
export function LegacyProjectDetailPage() {
  const { id = '' } = useParams();
  const { data: project, error, refetch } = useQuery(projectQueries.detail(id));
  const { list } = useProjectAddress();
  const back = { to: list, label: 'Legacy projects' };
  if (!project)
    return error ? (
      <ProjectMissing id={id} error={error} back={back} onRetry={() => void refetch()} />
    ) : (
      <DetailSkeleton />
    );
  return (
    <DetailPage
      back={back}
      number={project.number}
      title={project.name}
      status={projectStatusLabels[project.status]}
      actions={<Link to={addresses.project({ id })}>Open in Project Management</Link>}
    >
      <DetailColumns properties={<ProjectProperties project={project} />}>
        <LongText text={project.description} />
        <Parts projectId={id} />
      </DetailColumns>
    </DetailPage>
  );
}

const day = (value: string | null) => (value ? <DayText day={value} /> : '–');
const titleOf = ({ title }: { title: string }): string => title;
const title = { key: 'title', title: 'Title', text: titleOf, onCard: 'title' } as const;
const personOf = ({ assignee_name }: TaskView): string => assignee_name ?? '–';
const weightOf = ({ weight }: TaskView): string => String(weight);

const milestoneColumns: readonly ListColumn<MilestoneView>[] = [
  title,
  {
    key: 'status',
    title: 'Status',
    width: '160px',
    text: (row) => milestoneStatusLabels[row.status],
    onCard: 'corner',
  },
  { key: 'due', title: 'Due', width: '160px', cell: (row) => day(row.due_date), text: (row) => row.due_date ?? '' },
];

const taskColumns: readonly ListColumn<TaskView>[] = [
  title,
  { key: 'number', title: 'Number', width: '92px', text: (row) => row.number },
  { key: 'status', title: 'Status', width: '112px', text: (row) => taskStatusLabels[row.status], onCard: 'corner' },
  { key: 'weight', title: 'Weight', width: '84px', align: 'end', text: weightOf },
  { key: 'person', title: 'Assigned to', width: '160px', text: personOf },
];

function Parts({ projectId }: { projectId: string }) {
  useProjectLive(projectId);
  const milestones = useQuery(milestoneQueries.ofProject(projectId)).data?.data ?? [];
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data ?? [];
  return (
    <>
      <DetailSection title="Milestones">
        {milestones.length === 0 ? (
          <LongText none="No milestones yet." />
        ) : (
          <ListRows title="Milestones in their order" rows={milestones} columns={milestoneColumns} nameOf={titleOf} />
        )}
      </DetailSection>
      <DetailSection title="Tasks">
        {tasks.length === 0 ? (
          <LongText none="No tasks yet." />
        ) : (
          <ListRows title="Tasks in their order" rows={tasks} columns={taskColumns} nameOf={titleOf} />
        )}
      </DetailSection>
    </>
  );
}
