import type { ProjectView } from '@portal/contracts';
import { RowEditor } from '../../forms/row-editor.js';
import { EditProject } from './project.form.js';
import { useSaveProject } from './use-save-project.js';

/** Edits a project without opening it. */
export const EditFromList = ({ project }: { project: ProjectView }) => (
  <RowEditor
    saver={useSaveProject(project)}
    form={(save, close) => <EditProject project={project} onSave={save} onClose={close} />}
  />
);
