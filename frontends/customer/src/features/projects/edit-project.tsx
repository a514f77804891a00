import { limits, updateProject, type ProjectView, type UpdateProject } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { optionsOf, priorityWords } from '@portal/features';
import { changesOf, FormModal } from '@portal/ui-antd';
import { Button, Form, Input, Select } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSaveProject } from './use-save-project.js';

/** The button and form for what the owner of a project may change; nothing for others. */
export function EditProject({ project }: { project: ProjectView }) {
  const mayChange = useCan('project.update', { access: project.access ?? null });
  const { save, conflictDialog } = useSaveProject(project);
  const [editing, setEditing] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <Button icon={<Pencil size={15} strokeWidth={1.75} />} onClick={() => setEditing(true)}>
        Edit project
      </Button>
      {editing ? <ProjectForm project={project} onSave={save} onClose={() => setEditing(false)} /> : null}
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
      schema={updateProject}
      initialValues={Object.fromEntries(fields.map((field) => [field, opened[field]]))}
      toInput={({ target_date: day, ...values }) => changesOf(opened, { ...values, target_date: day || null })}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      <Form.Item name="name" label="Name" required>
        <Input maxLength={limits.name} autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label="What it is about">
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={limits.longText} />
      </Form.Item>
      <Form.Item name="priority" label="Priority" required extra="How pressing the project is for you.">
        <Select options={optionsOf(priorityWords)} />
      </Form.Item>
      <Form.Item name="target_date" label="Target date" extra="When you would like it to be done.">
        <Input type="date" />
      </Form.Item>
    </FormModal>
  );
}
