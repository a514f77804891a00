import { ownerProjectFields, updateProject, type ProjectView } from '@portal/contracts';
import { projectQueries, useCan } from '@portal/data-access';
import { LiveProject, type ProjectField, RecordBoundary } from '@portal/features';
import { fieldEdits, type FieldEdits } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { ProjectHeadActions } from './project-head-actions.js';
import { ProjectOverview } from './project-overview.js';
import { ProjectTasks } from './project-tasks.js';
import { useSaveProject } from './use-save-project.js';

/** One project, live, in parts that the address names (specification, section 2). */
export function ProjectDetailPage() {
  const { id = '' } = useParams();
  const back = { to: addresses.projects, label: useListTitle('Projects') };
  const result = useQuery(projectQueries.detail(id));
  return (
    <RecordBoundary result={result} back={back} noun="project" wide>
      {(project) => <ProjectDetail key={id} project={project} back={back} />}
    </RecordBoundary>
  );
}

const isOwners = (field: ProjectField): boolean => (ownerProjectFields as readonly string[]).includes(field);

function ProjectDetail({ project, back }: { project: ProjectView; back: { to: string; label: string } }) {
  const { save, conflictDialog } = useSaveProject(project);
  const mayEdit = useCan('project.update', { access: project.access ?? null });
  const edits = fieldEdits({ record: project, save, schema: updateProject, mayEdit });
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
