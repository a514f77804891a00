import { type ChangeTasks, limits, messages, taskStatuses, taskTransitions, type TaskView } from '@portal/contracts';
import { useChangeTasks, useDeleteTask } from '@portal/data-access';
import { sentenceOfFailure, toast, undoOf, useActionToasts } from '@portal/ui';
import { DayField, type Selection, useConfirm, useHeadActions, useMenuButton } from '@portal/ui-antd';
import { Button, Dropdown, Popover } from 'antd';
import { ChevronDown } from 'lucide-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import type { Choice, TaskChoices } from '../form/use-task-choices.js';
import { priorityLabels, taskStatusLabels } from '../task-labels.js';

interface BulkMenusProps {
  projectId: string;
  selection: Selection<TaskView>;
  choices: TaskChoices;
}

const NONE = 'none';
const texts = { short: messages.short.taskUpdated, failure: messages.shortFailure.taskUpdate };

/** One change for all chosen tasks: all of them or none. Only states that every one of them may go to are offered. */
export function BulkMenus({ projectId, selection, choices }: BulkMenusProps) {
  const { mutate, mutateAsync, isPending } = useChangeTasks();
  const toasts = useActionToasts(texts);
  const { chosen } = selection;
  if (chosen.length > limits.bulkRows) return <span>At most {limits.bulkRows} can be changed at once.</span>;

  const change = (changes: BulkChange): void => {
    const ids = chosen.map(({ id }) => id);
    const undo = bulkUndo(chosen, changes).map((former) => () => mutateAsync({ project_id: projectId, ...former }));
    const action = undo.length > 0 ? undoOf(...undo) : undefined;
    mutate(
      { project_id: projectId, ids, ...changes },
      {
        onSuccess: () => {
          if (chosen.length === 1) toasts.succeeded(undefined, action);
          else toast.short(`${chosen.length} tasks updated`, { tone: 'success', subject: ids.join(), action });
          selection.clear();
        },
        onError: toasts.onError,
      },
    );
  };
  const statuses = commonStates(chosen).map((value) => ({ value, label: taskStatusLabels[value] }));
  const menus: readonly [field: keyof BulkChange, label: string, options: readonly Choice[]][] = [
    ['status', 'Status', statuses],
    ['priority', 'Priority', optionsOf(priorityLabels)],
    ['assignee_id', 'Assigned to', [...choices.people, { value: NONE, label: 'Nobody' }]],
    ['milestone_id', 'Milestone', [...choices.milestones, { value: NONE, label: 'None' }]],
  ];
  return (
    <>
      {menus.map(([field, label, options]) => (
        <BulkMenu
          key={field}
          label={label}
          busy={isPending}
          options={options}
          onPick={(value) => change({ [field]: value === NONE ? null : value })}
        />
      ))}
      <BulkDueDate busy={isPending} onPick={(day) => change({ due_date: day })} />
    </>
  );
}

/** The states that each of the tasks may go to. */
const commonStates = (tasks: readonly TaskView[]) =>
  taskStatuses.filter((status) =>
    tasks.every((task) => taskTransitions.allowed(task.status, 'anyone').includes(status)),
  );

interface BulkMenuProps {
  label: string;
  busy: boolean;
  options: readonly Choice[];
  onPick: (value: string) => void;
}

function BulkMenu({ label, busy, options, onPick }: BulkMenuProps) {
  const { ref, onKeyDown } = useMenuButton();
  const isSole = (choice: Choice): boolean => options.every((one) => one === choice || one.label !== choice.label);
  useHeadActions(
    options.filter(isSole).map((one) => ({ label: `${label}: ${one.label}`, run: () => onPick(one.value) })),
  );
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        onKeyDown,
        items:
          options.length > 0
            ? options.map((option) => ({ key: option.value, label: option.label }))
            : [{ key: 'no-choice', label: 'No state that all of them can go to', disabled: true }],
        onClick: ({ key }) => onPick(key),
      }}
    >
      <Button ref={ref} size="small" loading={busy}>
        {label}
        <ChevronDown size={13} strokeWidth={2} />
      </Button>
    </Dropdown>
  );
}

/** One due date for all of them, or none. */
function BulkDueDate({ busy, onPick }: { busy: boolean; onPick: (day: string | null) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const pick = (picked: string | null): void => {
    button.current?.focus(); // the focus goes back to the row with the bar
    setIsOpen(false);
    onPick(picked);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (day) pick(day);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setIsOpen}
      content={
        <form className="stack gap-12" onSubmit={submit}>
          <DayField aria-label="Due date" value={day} onChange={setDay} />
          <span className="row gap-8">
            <Button type="primary" size="small" htmlType="submit" disabled={!day}>
              Set due date
            </Button>
            <Button size="small" onClick={() => pick(null)}>
              No due date
            </Button>
          </span>
        </form>
      }
    >
      <Button ref={button} size="small" loading={busy}>
        Due date
        <ChevronDown size={13} strokeWidth={2} />
      </Button>
    </Popover>
  );
}

/** One change of many tasks. */
type BulkChange = Pick<ChangeTasks, 'status' | 'priority' | 'assignee_id' | 'milestone_id' | 'due_date'>;

/**
 * The changes that give each task the value back that it had before a change of one field, one for those of each value;
 * none where nothing changed, where a task can't go back to its state, or where leaving it dropped why it was blocked.
 */
function bulkUndo(before: readonly TaskView[], changes: BulkChange): (BulkChange & { ids: string[] })[] {
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
  useHeadActions([{ label: 'Delete', run: () => void confirmAndDelete() }]);
  return (
    <Button size="small" danger onClick={() => void confirmAndDelete()} loading={remove.isPending}>
      Delete
    </Button>
  );
}
