import { taskTransitions, type ChangeTasks, type TaskView } from '@portal/contracts';

/** One change of many tasks. */
export type BulkChange = Pick<ChangeTasks, 'status' | 'priority' | 'assignee_id' | 'milestone_id'>;

/**
 * The changes that give each task the value back that it had before a change of one field, one for those of each value;
 * none where nothing changed, where a task can't go back to its state, or where leaving it dropped why it was blocked.
 */
export function bulkUndo(before: readonly TaskView[], changes: BulkChange): (BulkChange & { ids: string[] })[] {
  const [field] = Object.keys(changes) as (keyof BulkChange)[];
  if (!field) return [];
  const changed = before.filter((task) => task[field] !== changes[field]);
  const { status } = changes;
  if (status && !changed.every((task) => mayReturn(status, task))) return [];
  return [...new Set(changed.map((task) => task[field]))].map((value) => ({
    [field]: value,
    ids: changed.filter((task) => task[field] === value).map(({ id }) => id),
  }));
}

const mayReturn = (now: NonNullable<BulkChange['status']>, { status, blocked_reason: reason }: TaskView): boolean =>
  reason === null && taskTransitions.allowed(now, 'anyone').includes(status);
