import { messages, projectFields, type Priority, type ProjectView, type UpdateProject } from '@portal/contracts';
import { useUpdateProject } from '@portal/data-access';
import { priorityLabels } from '@portal/features';
import { conflictFields, useSave, type Save } from '@portal/ui-antd';

const fields = conflictFields(projectFields, { priority: (value) => priorityLabels[value as Priority] });

/** Changes a project, with toasts, and lets the user choose when another user changed it first (decisions 2.6). */
export function useSaveProject(project: ProjectView): Save<ProjectView, UpdateProject> {
  const update = useUpdateProject();
  return useSave({
    record: project,
    name: `project ${project.number}`,
    send: (changes: UpdateProject) => update.mutateAsync({ id: project.id, ...changes }),
    fields,
    toasts: { short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate },
  });
}
