import { UpdateProject, type MilestoneView, type ProjectView, type TaskView } from '@portal/contracts';
import {
  dealQueries,
  milestoneQueries,
  taskQueries,
  useCan,
  useRestoreMilestone,
  useRestoreTask,
} from '@portal/data-access';
import { DealLinks, LiveProject, NewButton, TaskBoard, TaskTable } from '@portal/features';
import { ErrorState } from '@portal/ui';
import { fieldEdits, useSaveRecord, type ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import type { RestorableRecord } from '../../records/record-kind.js';
import { DeletedRows } from '../../records/restore-record.js';
import { InvoicesOf, ScheduleOf } from '../billing/billing-of.js';
import { NewDeal } from '../deals/deal.form.js';
import { ProjectPlace, useProjectAddress } from './deleted-project.js';
import { WeightsTab } from './figures/weights-tab.js';
import { ProjectActions, useProjectSteps } from './project-actions.js';
import { ProjectOverview } from './project-overview.js';
import { projectRecord } from './project.record.js';
import './projects.css';

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

function OpenProject({ project, back }: { project: ProjectView; back: { to: string; label: string } }) {
  const customer = [project.customer_name, project.company_name].filter(Boolean).join(', ');
  const saver = useSaveRecord(projectRecord, project);
  const mayUpdate = useCan('project.update', { access: project.access ?? null });
  const allSteps = useProjectSteps(project, saver);
  const steps = mayUpdate ? allSteps : [];
  const edit = fieldEdits({ record: project, save: saver.save, schema: UpdateProject, mayEdit: mayUpdate });
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
  const { search } = useLocation();
  const from = new URLSearchParams({ project: search.slice(1) }).toString();
  return (
    <Part
      projectId={project.id}
      access={project.access}
      marks={marks}
      hrefOf={(task) => `${addresses.task(task)}?${from}`}
    />
  );
}

interface OfProject {
  projectId: string;
}

const milestoneRecord: RestorableRecord<MilestoneView> = {
  noun: ['milestone', 'milestones'],
  nameOf: ({ title }) => title,
  useRestore: useRestoreMilestone,
};

const taskRecord: RestorableRecord<TaskView> = {
  noun: ['task', 'tasks'],
  nameOf: ({ number, title }) => `${number} ${title}`,
  useRestore: useRestoreTask,
};

/** The milestones of a project that were deleted in the last 30 days. */
const DeletedMilestones = ({ projectId }: OfProject) => (
  <DeletedRows
    title="Deleted milestones"
    of={milestoneRecord}
    rows={useQuery(milestoneQueries.deletedOf(projectId)).data?.data}
  />
);

/** The tasks of a project that were deleted in the last 30 days. */
const DeletedTasks = ({ projectId }: OfProject) => (
  <DeletedRows title="Deleted tasks" of={taskRecord} rows={useQuery(taskQueries.deletedOf(projectId)).data?.data} />
);

/** The deal that pays for the project, and what was and will be billed of both. */
function ProjectBilling({ project }: { project: ProjectView }) {
  const of = { project_id: project.id };
  return (
    <div className="project-billing stack gap-12 shrinks">
      <h2 className="subtitle">Deal</h2>
      {project.deal_id ? <PayingDeal id={project.deal_id} /> : <NoDeal project={project} />}
      <h2 className="subtitle">Schedule</h2>
      <ScheduleOf of={of} empty="Nothing is planned yet. An entry of a milestone becomes ready with it." />
      <h2 className="subtitle">Invoices</h2>
      <InvoicesOf of={of} customerId={project.customer_id} />
    </div>
  );
}

function PayingDeal({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dealQueries.detail(id));
  if (error && !data) return <ErrorState title="The deal could not be loaded" onRetry={() => void refetch()} />;
  return <DealLinks deals={data && [data]} under={addresses.deals} empty="" />;
}

const NoDeal = ({ project }: { project: ProjectView }) => (
  <div className="gap-8-16 row wrap muted small">
    <p>No deal pays for this project. One that is there already is chosen under Edit.</p>
    <NewButton
      permission="deal.create"
      label="New deal"
      addressOf={addresses.deal}
      form={(close) => <NewDeal project={project} onClose={close} />}
    />
  </div>
);
