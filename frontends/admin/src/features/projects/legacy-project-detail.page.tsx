import { milestoneQueries, projectQueries, taskQueries } from '@portal/data-access';
import {
  dateWords,
  milestoneStatusWords,
  ProjectFacts,
  projectStatusWords,
  taskStatusWords,
  useProjectLive,
  useToday,
} from '@portal/features';
import { DetailPage, DetailSection, DetailSkeleton, LongText } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { PlainTable } from './plain-table.js';
import { useProjectAddress } from './project-address.js';
import { ProjectMissing } from './project-missing.js';
import './projects.css';

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
      eyebrow={project.number}
      title={project.name}
      status={projectStatusWords[project.status]}
      actions={<Link to={`/admin/projects/${id}`}>Open in Project Management</Link>}
    >
      <DetailSection title="Facts">
        <ProjectFacts project={project} />
        <LongText text={project.description} />
      </DetailSection>
      <Parts projectId={id} />
    </DetailPage>
  );
}

function Parts({ projectId }: { projectId: string }) {
  useProjectLive(projectId);
  const today = useToday();
  const milestones = useQuery(milestoneQueries.ofProject(projectId)).data?.data ?? [];
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data ?? [];
  return (
    <>
      <DetailSection title="Milestones">
        <PlainRows
          label="Milestones in their order"
          titles={['Title', 'Status', 'Due']}
          rows={milestones.map((row) => [
            row.id,
            row.title,
            milestoneStatusWords[row.status],
            row.due_date ? dateWords(row.due_date, today) : '–',
          ])}
          empty="No milestones yet."
        />
      </DetailSection>
      <DetailSection title="Tasks">
        <PlainRows
          label="Tasks in their order"
          titles={['Title', 'Number', 'Status', 'Weight', 'Assigned to']}
          rows={tasks.map((row) => [
            row.id,
            row.title,
            row.number,
            taskStatusWords[row.status],
            String(row.weight),
            row.assignee_name ?? '–',
          ])}
          empty="No tasks yet."
        />
      </DetailSection>
    </>
  );
}

interface PlainRowsProps {
  label: string;
  titles: readonly string[];
  /** Each with its id first. */
  rows: readonly (readonly [id: string, ...cells: string[]])[];
  empty: string;
}

function PlainRows({ label, titles, rows, empty }: PlainRowsProps) {
  if (rows.length === 0) return <LongText none={empty} />;
  return (
    <PlainTable label={label} titles={titles}>
      {rows.map(([id, ...cells]) => (
        <tr key={id}>
          {cells.map((cell, index) => (
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </PlainTable>
  );
}
