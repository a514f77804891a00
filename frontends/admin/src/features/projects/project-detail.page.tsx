import { updateProject, type ProjectView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { LiveProject, TaskBoard, TaskTable, useTaskQuery } from '@portal/features';
import { fieldEdits, type ChangeMarks, useSaveRecord } from '@portal/ui-antd';
import { useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { DeletedMilestones, DeletedTasks } from './deleted-parts.js';
import { useProjectAddress } from './project-address.js';
import { ProjectActions } from './project-actions.js';
import { ProjectBilling } from './project-billing.js';
import { ProjectOverview } from './project-overview.js';
import { useProjectSteps } from './use-project-steps.js';
import { WeightsTab } from './figures/weights-tab.js';
import { projectRecord } from './project.record.js';
import { ProjectPlace } from './deleted-project.js';

/** One project, everything about it in parts named in the address. */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  return <ProjectWithId key={id} id={id} />;
}

function ProjectWithId({ id }: { id: string }) {
  const { list } = useProjectAddress();
  const back = { to: list, label: 'Projects' };
  return (
    <ProjectPlace id={id} back={back} wide hidesGone>
      {(project) => <OpenProject project={project} back={back} />}
    </ProjectPlace>
  );
}

interface OpenProjectProps {
  project: ProjectView;
  back: { to: string; label: string };
}

function OpenProject({ project, back }: OpenProjectProps) {
  const customer = [project.customer_name, project.company_name].filter(Boolean).join(', ');
  const saver = useSaveRecord(projectRecord, project);
  const mayUpdate = useCan('project.update', { access: project.access ?? null });
  const allSteps = useProjectSteps(project, saver);
  const steps = mayUpdate ? allSteps : [];
  const edit = fieldEdits({ record: project, save: saver.save, schema: updateProject, mayEdit: mayUpdate });
  return (
    <LiveProject
      project={project}
      back={back}
      eyebrow={customer}
      nameEdit={edit('name')}
      steps={steps}
      actions={
        <>
          <ProjectActions project={project} saver={saver} steps={steps} list={back.to} />
          {saver.conflictDialog}
        </>
      }
      hrefOfTask={(taskId) => addresses.task({ id: taskId, project_id: project.id })}
      parts={({ milestones, people, activity, files }, marks) => [
        { id: 'overview', label: 'Overview', panel: () => <ProjectOverview project={project} edit={edit} /> },
        { id: 'board', label: 'Board', panel: () => <Tasks as={TaskBoard} project={project} marks={marks} /> },
        {
          id: 'list',
          label: 'List', // without a count: the list has cancelled tasks, the project's figures don't
          panel: () => (
            <>
              <Tasks as={TaskTable} project={project} marks={marks} />
              <DeletedTasks projectId={project.id} />
            </>
          ),
        },
        {
          ...milestones,
          panel: () => (
            <>
              {milestones.panel()}
              <DeletedMilestones projectId={project.id} />
            </>
          ),
        },
        { id: 'weights', label: 'Weights', panel: () => <WeightsTab project={project} /> },
        people,
        activity,
        files,
        { id: 'billing', label: 'Billing', panel: () => <ProjectBilling project={project} /> },
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
      hrefOf={(task) => `${addresses.task(task)}?${from}`}
    />
  );
}
