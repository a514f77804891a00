import { type ProjectView, UpdateProject } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { NewMilestoneForm, projectActions, TaskForm, optionsOf, priorityLabels } from '@portal/features';
import { MoreMenu, changesOf, FormModal, LineItem, TextItem, DayItem } from '@portal/ui-antd';
import { Button, Form, Select } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAskAbout } from '../support/use-ask-about.js';
import { useSaveProject } from './use-save-project.js';

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

/** The form for what the owner of a project may change; two who changed the same choose even after it is closed. */
export function EditProject({ project, open, onClose }: { project: ProjectView; open: boolean; onClose: () => void }) {
  const { save, conflictDialog } = useSaveProject(project);
  return (
    <>
      {open ? <ProjectForm project={project} onSave={save} onClose={onClose} /> : null}
      {conflictDialog}
    </>
  );
}

interface ProjectFormProps {
  project: ProjectView;
  onSave: (changes: UpdateProject, opened: ProjectView) => Promise<unknown>;
  onClose: () => void;
}

const fields = ['name', 'description', 'priority', 'target_date'] as const satisfies readonly (keyof ProjectView)[];

/** What it was when the form opened decides what counts as changed. */
function ProjectForm({ project, onSave, onClose }: ProjectFormProps) {
  const [opened] = useState(project);
  return (
    <FormModal
      title={`Edit project ${opened.number}`}
      schema={UpdateProject}
      initialValues={Object.fromEntries(fields.map((field) => [field, opened[field]]))}
      toInput={({ target_date: day, ...values }) => changesOf(opened, { ...values, target_date: day || null })}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      <LineItem name="name" label="Name" required input={{ autoComplete: 'off' }} />
      <TextItem name="description" label="What it is about" rows={[4, 12]} />
      <Form.Item name="priority" label="Priority" required extra="How pressing the project is for you.">
        <Select options={optionsOf(priorityLabels)} />
      </Form.Item>
      <DayItem name="target_date" label="Target date" extra="When you would like it to be done." />
    </FormModal>
  );
}
