import { messages, projectTransitions, type ProjectStatus, type ProjectView } from '@portal/contracts';
import { useDeleteProject, useUpdateProject } from '@portal/data-access';
import type { BulkAction } from '@portal/ui-antd';
import { undoBy, withOneToast } from '../../toasts/with-toast.js';
import { useBulkDelete } from '../../views/use-bulk-delete.js';
import { projectBack } from './project-back.js';

const noun = ['project', 'projects'] as const;

/** The bulk actions on projects; each project is one call, all share one toast. */
export function useProjectBulkActions(): readonly BulkAction<ProjectView>[] {
  const update = useUpdateProject();
  const move = (label: string, to: ProjectStatus): BulkAction<ProjectView> => ({
    key: to,
    label,
    allowed: (rows) => rows.every((row) => projectTransitions.allowed(row.status, 'admin').includes(to)),
    run: (rows) =>
      void withOneToast(rows, ({ id }) => update.mutateAsync({ id, status: to }), {
        short: messages.short.projectUpdated,
        failure: messages.shortFailure.projectUpdate,
        noun,
        undo: undoBy(projectBack, update.mutateAsync),
      }),
  });
  const removeAll = useBulkDelete({
    mutation: useDeleteProject(),
    question: (rows: readonly ProjectView[]) => ({
      title: `Delete ${rows.length === 1 ? 'this project' : `these ${rows.length} projects`}?`,
      text: `${rows.map((row) => `${row.number} ${row.name}`).join(', ')}: gone from every list at once, with milestones, tasks, comments and files. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete project' : `Delete ${rows.length} projects`,
    }),
    noun,
    toasts: { short: messages.short.projectDeleted, failure: messages.shortFailure.projectDelete },
  });
  return [
    move('Activate', 'active'),
    move('Put on hold', 'on_hold'),
    { key: 'delete', label: 'Delete', danger: true, ask: removeAll },
  ];
}
