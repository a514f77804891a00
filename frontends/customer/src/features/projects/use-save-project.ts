import { messages, projectFields, type Priority, type ProjectView, type UpdateProject } from '@portal/contracts';
import { useUpdateProject } from '@portal/data-access';
import { priorityLabels } from '@portal/features';
import { conflictFields, useSaveRecord, type SavedRecord } from '@portal/ui-antd';

const fields = conflictFields(projectFields, { priority: (value) => priorityLabels[value as Priority] });

const projectRecord: SavedRecord<ProjectView, UpdateProject> = {
  inSentence: ({ number }) => `project ${number}`,
  useUpdate: useUpdateProject,
  useFields: () => fields,
  toasts: { updated: { short: messages.short.projectUpdated, failure: messages.shortFailure.projectUpdate } },
};

/** Changes a project, with toasts, and lets the user choose when another user changed it first (decisions 2.6). */
export const useSaveProject = (project: ProjectView) => useSaveRecord(projectRecord, project);
