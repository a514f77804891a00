import type { ProjectView } from '@portal/contracts';
import { useState } from 'react';
import { EditProject } from './project.form.js';
import { useSaveProject } from './use-save-project.js';

/** Edits a project without opening it. */
export function EditFromList({ project }: { project: ProjectView }) {
  const { save, conflictDialog } = useSaveProject(project);
  const [open, setOpen] = useState(true);
  return (
    <>
      {open ? <EditProject project={project} onSave={save} onClose={() => setOpen(false)} /> : null}
      {conflictDialog}
    </>
  );
}
