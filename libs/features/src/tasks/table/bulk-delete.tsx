import { messages, type TaskView } from '@portal/contracts';
import { useDeleteTask } from '@portal/data-access';
import { sentenceOfFailure, toast } from '@portal/ui';
import { useConfirm, type Selection } from '@portal/ui-antd';
import { Button } from 'antd';

const tasks = (count: number): string => (count === 1 ? '1 task' : `${count} tasks`);

/**
 * Deletes the selected tasks after a confirmation that names them; shows how many were deleted, and why others weren't.
 */
export function BulkDelete({ selection }: { selection: Selection<TaskView> }) {
  const remove = useDeleteTask();
  const confirm = useConfirm();
  const { chosen } = selection;

  const confirmAndDelete = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Delete ${tasks(chosen.length)}?`,
      text: `${chosen.map(({ number, title }) => `${number} ${title}`).join(', ')}: gone for everybody, with comments and files. An admin can bring them back for 30 days.`,
      confirm: `Delete ${tasks(chosen.length)}`,
      keep: chosen.length === 1 ? 'Keep task' : 'Keep tasks',
    });
    if (!agreed) return;
    const results = await Promise.allSettled(chosen.map(({ id }) => remove.mutateAsync(id)));
    const refused = results.filter((result) => result.status === 'rejected');
    const [first] = refused;
    if (first) {
      const reason = sentenceOfFailure(first.reason, messages.shortFailure.taskDelete);
      const gone = results.length - refused.length;
      toast.short(`${gone} of ${results.length} deleted, ${refused.length} refused: ${reason}`, { tone: 'error' });
    } else {
      toast.short(chosen.length === 1 ? messages.short.taskDeleted : `${tasks(chosen.length)} deleted`, {
        tone: 'success',
      });
      selection.clear();
    }
  };
  return (
    <Button size="small" danger onClick={() => void confirmAndDelete()} loading={remove.isPending}>
      Delete
    </Button>
  );
}
