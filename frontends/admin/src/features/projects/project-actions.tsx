import { type ProjectView, projectTransitions, type ProjectStatus } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { isClosedProject, TaskForm, projectStatusTones } from '@portal/features';
import { stepsTo, type StatusStep, useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { RecordMenu } from '../../records/record-menu.js';
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
  const mayUpdate = useCan('project.update', { access: project.access ?? null });
  const mayDelete = useCan('project.delete');
  const close = (): void => setOpen(undefined);
  return (
    <>
      <Lead project={project} toWork={steps.find(({ key }) => key === 'active')} onNewTask={() => setOpen('task')} />
      <RecordMenu
        of={projectRecord}
        record={project}
        name={project.name}
        groups={[[mayUpdate && { key: 'edit', label: 'Edit project', onClick: () => setOpen('project') }]]}
        deletion={
          mayDelete && {
            title: `Delete project ${project.number}?`,
            text: `“${project.name}” disappears for everybody, with its milestones, ${tasksOf(project)}, comments and files. An admin can bring it back for 30 days.`,
            onDeleted: () => void navigate(list, { state: afterDeleting(project) }),
          }
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
    <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onNewTask}>
      New task
    </Button>
  );
}

const tasksOf = ({ task_count: count }: ProjectView): string => (count === 1 ? '1 task' : `${count} tasks`);

/** The steps that an admin may take with the project now, getting to work first. */
export function useProjectSteps(project: ProjectView, saver: ProjectSaver): readonly StatusStep[] {
  const confirm = useConfirm();
  const move = async (to: ProjectStatus): Promise<void> => {
    const agreed =
      to !== 'cancelled' ||
      (await confirm({
        title: `Cancel project ${project.number}?`,
        text: `“${project.name}” takes no new tasks, milestones or people until it is reopened. Nothing is deleted.`,
        confirm: 'Cancel project',
        keep: 'Keep project',
      }));
    if (agreed && !saver.saving) saver.apply({ status: to, version: project.version });
  };
  const states = projectTransitions
    .allowed(project.status, 'admin')
    .toSorted((one, other) => Number(other === 'active') - Number(one === 'active'));
  return stepsTo(states, (to) => stepLabel(project.status, to), projectStatusTones, move);
}

function stepLabel(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'active')
    return from === 'planning' ? 'Start project' : from === 'on_hold' ? 'Resume project' : 'Reopen project';
  return {
    planning: from === 'cancelled' ? 'Reopen in planning' : 'Back to planning',
    on_hold: 'Put on hold',
    completed: 'Complete project',
    cancelled: 'Cancel project',
  }[to];
}
