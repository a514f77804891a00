import { ownerProjectFields, UpdateProject, type ProjectView } from '@portal/contracts';
import { projectQueries, useCan } from '@portal/data-access';
import { LiveProject, type ProjectField, RecordBoundary, TaskBoard, TaskTable } from '@portal/features';
import { type ChangeMarks, fieldEdits, type FieldEdits, Segmented, TabTools } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams, useLocation, useSearchParams } from 'react-router';

import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { ProjectHeadActions } from './project-head-actions.js';
import { ProjectOverview } from './project-overview.js';
import { useSaveProject } from './use-save-project.js';
import './projects.css';

/** One project, live, in parts that the address names (specification, section 2). */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.projects, label: useListTitle('Projects') };
  const result = useQuery(projectQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="project" hidesGone wide>
      {(project) => <ProjectDetail project={project} back={back} />}
    </RecordBoundary>
  );
}

const isOwners = (field: ProjectField): boolean => (ownerProjectFields as readonly string[]).includes(field);

function ProjectDetail({ project, back }: { project: ProjectView; back: { to: string; label: string } }) {
  const { save, conflictDialog } = useSaveProject(project);
  const mayEdit = useCan('project.update', { access: project.access ?? null });
  const edits = fieldEdits({ record: project, save, schema: UpdateProject, mayEdit });
  const edit: FieldEdits<ProjectField> = (field) => (isOwners(field) ? edits(field) : undefined);
  return (
    <LiveProject
      project={project}
      back={back}
      nameEdit={edits('name')}
      actions={
        <>
          <ProjectHeadActions project={project} />
          {conflictDialog}
        </>
      }
      hrefOfTask={(taskId) => addresses.task({ id: taskId, project_id: project.id })}
      parts={({ milestones, activity, files, people }, marks) => [
        { id: 'overview', label: 'Overview', panel: () => <ProjectOverview project={project} edit={edit} /> },
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

type View = 'board' | 'list';

const views = [
  { value: 'board', label: 'Board', icon: <Columns3 size={15} strokeWidth={1.75} /> },
  { value: 'list', label: 'List', icon: <Rows3 size={15} strokeWidth={1.75} /> },
] satisfies { value: View; label: string; icon: ReactNode }[];

/** The tasks of a project as a board or a list; which, and what of them, is in the address. */
function ProjectTasks({ project, marks }: { project: ProjectView; marks: ChangeMarks }) {
  const [view, setView] = useView();
  const { search } = useLocation();
  const Tasks = view === 'list' ? TaskTable : TaskBoard;
  return (
    <div className="column gap-16">
      <TabTools>
        <Segmented<View> aria-label="Show tasks as" options={views} value={view} onChange={setView} />
      </TabTools>
      <Tasks
        projectId={project.id}
        access={project.access}
        marks={marks}
        hrefOf={(task) => addresses.task(task, search)}
      />
    </div>
  );
}

function useView(): [view: View, choose: (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (view: View): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (view === 'list') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get('view') === 'list' ? 'list' : 'board', choose];
}
