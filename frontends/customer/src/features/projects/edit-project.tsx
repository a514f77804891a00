import { UpdateProject, type ProjectView } from '@portal/contracts';
import { optionsOf, priorityLabels } from '@portal/features';
import { changesOf, FormModal, LineItem, TextItem, DayItem } from '@portal/ui-antd';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useSaveProject } from './use-save-project.js';

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
