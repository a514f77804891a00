import type { ProjectView } from '@portal/contracts';
import { useCan, useDeleteProject } from '@portal/data-access';
import { isClosedProject, TaskForm } from '@portal/features';
import { MoreMenu, type StatusStep } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHistoryItem } from '../../use-history-item.js';
import { afterDeleting } from './deleted-project.js';
import { EditProject } from './project.form.js';
import { type ProjectSaver, projectRecord } from './project.record.js';

interface ProjectActionsProps {
  project: ProjectView;
  saver: ProjectSaver;
  /** The steps that may be taken now, getting to work first; none where the user may not change the project. */
  steps: readonly StatusStep[];
  list: string;
}

/** What leads in a project: getting to work, then the next task; editing all of it and deleting are behind "…". */
export function ProjectActions({ project, saver, steps, list }: ProjectActionsProps) {
  const [open, setOpen] = useState<'task' | 'project'>();
  const navigate = useNavigate();
  const deletion = useDeleteProject();
  const mayUpdate = useCan('project.update', { access: project.access ?? null });
  const mayDelete = useCan('project.delete');
  const close = (): void => setOpen(undefined);
  const history = useHistoryItem(project);
  return (
    <>
      <Lead project={project} toWork={steps.find(({ key }) => key === 'active')} onNewTask={() => setOpen('task')} />
      <MoreMenu
        label={`More for ${project.name}`}
        groups={[mayUpdate ? [{ key: 'edit', label: 'Edit project', onClick: () => setOpen('project') }] : [], history]}
        deletion={
          mayDelete
            ? {
                id: project.id,
                mutation: deletion,
                noun: 'project',
                title: `Delete project ${project.number}?`,
                text: `“${project.name}” disappears for everybody, with its milestones, ${tasksOf(project)}, comments and files. An admin can bring it back for 30 days.`,
                toasts: projectRecord.toasts.deleted,
                onDeleted: () => void navigate(list, { state: afterDeleting(project) }),
              }
            : undefined
        }
      />
      {open === 'project' ? <EditProject record={project} onSave={saver.save} onClose={close} /> : null}
      {open === 'task' ? <TaskForm projectId={project.id} onClose={close} /> : null}
    </>
  );
}

interface LeadProps {
  project: ProjectView;
  toWork: StatusStep | undefined;
  onNewTask: () => void;
}

function Lead({ project, toWork, onNewTask }: LeadProps) {
  const [params] = useSearchParams();
  const tab = params.get('tab');
  const mayAdd = useCan('task.create', { access: project.access ?? null });
  if (toWork && !isClosedProject(project))
    return (
      <Button type="primary" onClick={toWork.onTake}>
        {toWork.label}
      </Button>
    );
  // the board and the list of tasks have the button themselves
  if (isClosedProject(project) || !mayAdd || tab === 'board' || tab === 'list') return null;
  return (
    <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={onNewTask}>
      New task
    </Button>
  );
}

const tasksOf = ({ task_count: count }: ProjectView): string => (count === 1 ? '1 task' : `${count} tasks`);
