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
  TaskBoard,
  TaskTable,
  useProjectLive,
  useTaskQuery,
} from '@portal/features';
import { DetailPage, DetailSkeleton, DetailTabs, isNotThere, type ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { useProjectAddress } from './project-address.js';
import { ProjectActions } from './project-actions.js';
import { ProjectMissing } from './project-missing.js';
import { ProjectOverview } from './project-overview.js';
import { WeightsTab } from './weights-tab.js';
import './projects.css';

/** One project, everything about it in parts named in the address. */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  return <LiveProject key={id} id={id} />;
}

function LiveProject({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(projectQueries.detail(id));
  const { list } = useProjectAddress();
  const back = { to: list, label: 'Projects' };
  if (error && (!data || isNotThere(error)))
    return <ProjectMissing id={id} error={error} back={back} onRetry={() => void refetch()} />;
  return data ? <OpenProject project={data} back={back} /> : <DetailSkeleton />;
}

interface OpenProjectProps {
  project: ProjectView;
  back: { to: string; label: string };
}

function OpenProject({ project, back }: OpenProjectProps) {
  const { marks, updating } = useProjectLive(project.id);
  const customer = [project.customer_name, project.company_name].filter(Boolean).join(', ');
  return (
    <DetailPage
      wide
      back={back}
      eyebrow={`${project.number} · ${customer}`}
      title={project.name}
      figure={<ProgressRing percent={project.progress} size={72} of="Progress by weight" />}
      change={marks.get(project.id)}
      status={
        <>
          <ProjectStatusTag status={project.status} />
          {isClosedProject(project) ? null : <HealthTag health={project.health} />}
          <span className="project-live" aria-live="polite">
            {updating ? 'Updating' : ''}
          </span>
        </>
      }
      actions={<ProjectActions project={project} list={back.to} />}
    >
      <ProjectTabs project={project} marks={marks} />
    </DetailPage>
  );
}

function ProjectTabs({ project, marks }: { project: ProjectView; marks: ChangeMarks }) {
  const { id, access } = project;
  return (
    <DetailTabs
      label="Parts of this project"
      tabs={[
        { id: 'overview', label: 'Overview', panel: () => <ProjectOverview project={project} /> },
        { id: 'board', label: 'Board', panel: () => <Tasks as={TaskBoard} project={project} marks={marks} /> },
        {
          id: 'list',
          label: 'List',
          count: project.task_count,
          panel: () => <Tasks as={TaskTable} project={project} marks={marks} />,
        },
        {
          id: 'milestones',
          label: 'Milestones',
          panel: () => <MilestoneTimeline projectId={id} access={access} marks={marks} />,
        },
        { id: 'weights', label: 'Weights', panel: () => <WeightsTab project={project} /> },
        { id: 'people', label: 'People', panel: () => <MemberList projectId={id} access={access} /> },
        {
          id: 'activity',
          label: 'Activity',
          panel: () => (
            <ActivityTimeline
              projectId={id}
              hrefOf={({ entity_type: type, entity_id }) =>
                type === 'task' ? `/admin/task/${id}/${entity_id}` : undefined
              }
            />
          ),
        },
        { id: 'files', label: 'Files', panel: () => <FileList projectId={id} access={access} /> },
      ]}
    />
  );
}

interface TasksProps {
  as: typeof TaskBoard | typeof TaskTable;
  project: ProjectView;
  marks: ChangeMarks;
}

/** Board or list, filtered by the address; a task's page remembers it for the way back. */
function Tasks({ as: Part, project, marks }: TasksProps) {
  const [query, setQuery] = useTaskQuery();
  const { search } = useLocation();
  const from = new URLSearchParams({ project: search.slice(1) }).toString();
  return (
    <Part
      projectId={project.id}
      access={project.access}
      marks={marks}
      query={query}
      onQueryChange={setQuery}
      hrefOf={(task) => `/admin/task/${project.id}/${task.id}?${from}`}
    />
  );
}
