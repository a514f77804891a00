import type { ProjectView } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import { LiveProject } from '@portal/features';
import { DetailFailed, DetailSkeleton, isNotThere } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { ProjectHeadActions } from './project-head-actions.js';
import { ProjectOverview } from './project-overview.js';
import { ProjectTasks } from './project-tasks.js';

/** One project, live, in parts that the address names (specification, section 2). */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.projects, label: useListTitle('Projects') };
  const { data, error, refetch } = useQuery(projectQueries.detail(id));
  if (data && !isNotThere(error)) return <ProjectDetail key={id} project={data} back={back} />;
  return error ? (
    <DetailFailed back={back} error={error} noun="project" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton wide />
  );
}

interface ProjectDetailProps {
  project: ProjectView;
  back: { to: string; label: string };
}

function ProjectDetail({ project, back }: ProjectDetailProps) {
  return (
    <LiveProject
      project={project}
      back={back}
      eyebrow={project.number}
      actions={<ProjectHeadActions project={project} />}
      hrefOfTask={(taskId) => addresses.task({ id: taskId, project_id: project.id })}
      parts={({ milestones, activity, files, people }, marks) => [
        { id: 'overview', label: 'Overview', panel: () => <ProjectOverview project={project} /> },
        milestones,
        {
          id: 'tasks',
          label: 'Tasks',
          count: project.task_count,
          panel: () => <ProjectTasks project={project} marks={marks} />,
        },
        activity,
        files,
        people,
      ]}
    />
  );
}
