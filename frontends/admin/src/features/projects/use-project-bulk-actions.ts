import { messages, projectTransitions, type ProjectStatus, type ProjectView } from '@portal/contracts';
import { useDeleteProject, useUpdateProject } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useConfirm, type BulkAction } from '@portal/ui-antd';

/** What can be done to several projects at once; each is sent by itself and says so once together. */
export function useProjectBulkActions(): readonly BulkAction<ProjectView>[] {
  const update = useUpdateProject();
  const remove = useDeleteProject();
  const confirm = useConfirm();

  const each = async (
    rows: readonly ProjectView[],
    run: (row: ProjectView) => Promise<unknown>,
    success: string,
    failure: string,
  ): Promise<void> => {
    const results = await Promise.allSettled(rows.map(run));
    const refused = results.find((result) => result.status === 'rejected');
    if (refused) toast.short(sentenceOfFailure(refused.reason, failure), { tone: 'error' });
    else toast.short(success, { tone: 'success' });
  };
  const move = (label: string, to: ProjectStatus): BulkAction<ProjectView> => ({
    key: to,
    label,
    allowed: (rows) => rows.every((row) => projectTransitions.allowed(row.status, 'admin').includes(to)),
    run: (rows) =>
      void each(
        rows,
        (row) => update.mutateAsync({ id: row.id, status: to }),
        messages.short.projectUpdated,
        messages.shortFailure.projectUpdate,
      ),
  });
  const removeAll = async (rows: readonly ProjectView[]): Promise<void> => {
    const agreed = await confirm({
      title: `Delete ${rows.length === 1 ? 'this project' : `these ${rows.length} projects`}?`,
      text: `${rows.map((row) => `${row.number} ${row.name}`).join(', ')}: gone from every list at once, with milestones, tasks, comments and files. An admin can bring them back for 30 days.`,
      confirm: rows.length === 1 ? 'Delete project' : `Delete ${rows.length} projects`,
    });
    if (agreed)
      await each(
        rows,
        (row) => remove.mutateAsync(row.id),
        messages.short.projectDeleted,
        messages.shortFailure.projectDelete,
      );
  };
  return [
    move('Activate', 'active'),
    move('Put on hold', 'on_hold'),
    { key: 'delete', label: 'Delete', danger: true, run: (rows) => void removeAll(rows) },
  ];
}
