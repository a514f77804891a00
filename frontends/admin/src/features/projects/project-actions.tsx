import { messages, type ProjectView } from '@portal/contracts';
import { Can, useCan, useDeleteProject } from '@portal/data-access';
import { DeleteButton } from '@portal/ui-antd';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { afterDeleting } from './deleted-project.js';
import { EditProject } from './project.form.js';
import { StatusMoves } from './status-moves.js';
import { useSaveProject } from './use-save-project.js';

/** What can be done about a project: its steps, editing, deleting. */
export function ProjectActions({ project, list }: { project: ProjectView; list: string }) {
  const saver = useSaveProject(project);
  const [editing, setEditing] = useState(false);
  const mayUpdate = useCan('project.update', { access: project.access ?? null });
  return (
    <>
      {mayUpdate ? (
        <>
          <StatusMoves project={project} saver={saver} />
          <Button icon={<Pencil size={15} strokeWidth={1.75} />} onClick={() => setEditing(true)}>
            Edit
          </Button>
        </>
      ) : null}
      <Can permission="project.delete">
        <DeleteProject project={project} list={list} />
      </Can>
      {editing ? <EditProject project={project} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
      {saver.conflictDialog}
    </>
  );
}

function DeleteProject({ project, list }: { project: ProjectView; list: string }) {
  const navigate = useNavigate();
  return (
    <DeleteButton
      id={project.id}
      mutation={useDeleteProject()}
      noun="project"
      title={`Delete project ${project.number}?`}
      text={`“${project.name}” disappears for everybody, with its milestones, ${tasksOf(project)}, comments and files. An admin can bring it back for 30 days.`}
      toasts={{ short: messages.short.projectDeleted, failure: messages.shortFailure.projectDelete }}
      onDeleted={() => void navigate(list, { state: afterDeleting(project) })}
    />
  );
}

const tasksOf = ({ task_count: count }: ProjectView): string => (count === 1 ? '1 task' : `${count} tasks`);
