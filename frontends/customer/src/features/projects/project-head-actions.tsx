import type { ProjectView } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { NewMilestoneForm, projectActions, TaskForm } from '@portal/features';
import { MoreMenu } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAskAbout } from '../support/use-ask-about.js';
import { EditProject } from './edit-project.js';

/** What a customer does with a project: a new task leads, the rest is behind "…". */
export function ProjectHeadActions({ project }: { project: ProjectView }) {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const [open, setOpen] = useState<'task' | 'milestone' | 'project'>();
  const ask = useAskAbout('project', `project:${project.id}`);
  const { lead, more } = projectActions({ actor, access: project.access ?? null }, project);
  const close = (): void => setOpen(undefined);
  // the board and the list of tasks have the button themselves
  const isOnTasks = params.get('tab') === 'tasks';
  return (
    <>
      {lead.includes('new_task') && !isOnTasks ? (
        <Button type="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setOpen('task')}>
          New task
        </Button>
      ) : null}
      <MoreMenu
        label={`More for ${project.name}`}
        groups={[
          more.includes('new_milestone')
            ? [{ key: 'milestone', label: 'Add milestone', onClick: () => setOpen('milestone') }]
            : [],
          more.includes('edit') ? [{ key: 'edit', label: 'Edit project', onClick: () => setOpen('project') }] : [],
          ask,
        ]}
      />
      {open === 'task' ? <TaskForm projectId={project.id} onClose={close} /> : null}
      {open === 'milestone' ? <NewMilestoneForm projectId={project.id} onClose={close} /> : null}
      <EditProject project={project} open={open === 'project'} onClose={close} />
    </>
  );
}
