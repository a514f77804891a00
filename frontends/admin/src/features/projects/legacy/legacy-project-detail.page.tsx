import type { MilestoneView, TaskView } from '@portal/contracts';
import { milestoneQueries, taskQueries } from '@portal/data-access';
import {
  columnsOf,
  milestoneStatusLabels,
  ProjectProperties,
  projectStatusLabels,
  taskStatusLabels,
  useProjectLive,
} from '@portal/features';
import { DetailColumns, DetailPage, DetailSection, ListRows, LongText, type ListColumn } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { ProjectPlace, useProjectAddress } from '../deleted-project.js';
import '../projects.css';

/** A project as plain facts: what is agreed, its milestones and its tasks. */
export function LegacyProjectDetailPage() {
  const { id = '' } = useParams();
  const { list } = useProjectAddress();
  const back = { to: list, label: 'Legacy projects' };
  return (
    <ProjectPlace id={id} back={back}>
      {(project) => (
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
      )}
    </ProjectPlace>
  );
}

const titleOf = ({ title }: { title: string }): string => title;

const title = { key: 'title', title: 'Title', text: titleOf, onCard: 'title' } as const;
const milestone = columnsOf<MilestoneView>();
const task = columnsOf<TaskView>();

const milestoneColumns: readonly ListColumn<MilestoneView>[] = [
  title,
  milestone.choice('status', 'Status', milestoneStatusLabels, { width: '160px', onCard: 'corner' }),
  milestone.day('due_date', 'Due', { width: '160px' }),
];

const taskColumns: readonly ListColumn<TaskView>[] = [
  title,
  task.line('number', 'Number', { width: '92px' }),
  task.choice('status', 'Status', taskStatusLabels, { width: '112px', onCard: 'corner' }),
  task.line('weight', 'Weight', { width: '84px', align: 'end' }),
  { key: 'person', title: 'Assigned to', width: '160px', text: ({ assignee_name: name }) => name ?? '–' },
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
