import type { ProjectView } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import {
  ActivityTimeline,
  FileList,
  HealthTag,
  isClosedProject,
  MemberList,
  MilestoneTimeline,
  ProgressRing,
  ProjectStatusTag,
  UpdatingNote,
  useProjectLive,
} from '@portal/features';
import { DetailFailed, DetailPage, DetailSkeleton, DetailTabs, isNotThere, type ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { EditProject } from './edit-project.js';
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
  const { marks, updating } = useProjectLive(project.id);
  return (
    <DetailPage
      wide
      back={back}
      eyebrow={project.number}
      title={project.name}
      figure={<ProgressRing percent={project.progress} size={72} of={project.name} />}
      change={marks.get(project.id)}
      status={
        <>
          <ProjectStatusTag status={project.status} />
          {isClosedProject(project) ? null : <HealthTag health={project.health} />}
          <UpdatingNote updating={updating} />
        </>
      }
      actions={<EditProject project={project} />}
    >
      <ProjectParts project={project} marks={marks} />
    </DetailPage>
  );
}

function ProjectParts({ project, marks }: { project: ProjectView; marks: ChangeMarks }) {
  const { id, access } = project;
  return (
    <DetailTabs
      label="Parts of this project"
      tabs={[
        { id: 'overview', label: 'Overview', panel: () => <ProjectOverview project={project} /> },
        {
          id: 'milestones',
          label: 'Milestones',
          panel: () => <MilestoneTimeline projectId={id} access={access} marks={marks} />,
        },
        {
          id: 'tasks',
          label: 'Tasks',
          count: project.task_count,
          panel: () => <ProjectTasks project={project} marks={marks} />,
        },
        {
          id: 'activity',
          label: 'Activity',
          panel: () => (
            <ActivityTimeline
              projectId={id}
              hrefOf={({ entity_type: type, entity_id }) =>
                type === 'task' ? addresses.task({ id: entity_id, project_id: id }) : undefined
              }
            />
          ),
        },
        { id: 'files', label: 'Files', panel: () => <FileList projectId={id} access={access} /> },
        { id: 'people', label: 'People', panel: () => <MemberList projectId={id} access={access} /> },
      ]}
    />
  );
}
