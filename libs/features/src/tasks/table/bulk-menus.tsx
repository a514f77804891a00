import { limits, messages, priorities, taskStatuses, taskTransitions, type TaskView } from '@portal/contracts';
import { useChangeTasks } from '@portal/data-access';
import { toast, undoOf, useActionToasts } from '@portal/ui';
import { useMenuButton, type Selection } from '@portal/ui-antd';
import { Button, Dropdown } from 'antd';
import { ChevronDown } from 'lucide-react';
import { priorityLabels, taskStatusLabels } from '../task-labels.js';
import type { Choice, TaskChoices } from '../form/use-task-choices.js';
import { bulkUndo, type BulkChange } from './bulk-undo.js';

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
  const picked = (key: string): string | null => (key === NONE ? null : key);
  const statuses = commonStates(chosen);
  return (
    <>
      <BulkMenu
        label="Status"
        busy={isPending}
        options={statuses.map((value) => ({ value, label: taskStatusLabels[value] }))}
        onPick={(key) => change({ status: statuses.find((status) => status === key) })}
      />
      <BulkMenu
        label="Priority"
        busy={isPending}
        options={priorities.map((value) => ({ value, label: priorityLabels[value] }))}
        onPick={(key) => change({ priority: priorities.find((priority) => priority === key) })}
      />
      <BulkMenu
        label="Assigned to"
        busy={isPending}
        options={[...choices.people, { value: NONE, label: 'Nobody' }]}
        onPick={(key) => change({ assignee_id: picked(key) })}
      />
      <BulkMenu
        label="Milestone"
        busy={isPending}
        options={[...choices.milestones, { value: NONE, label: 'None' }]}
        onPick={(key) => change({ milestone_id: picked(key) })}
      />
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
        <ChevronDown size={13} strokeWidth={2} aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}
