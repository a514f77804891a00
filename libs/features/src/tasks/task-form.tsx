import { createTask, messages, updateTask, type TaskStatus, type TaskView, type UpdateTask } from '@portal/contracts';
import { useCreateTask } from '@portal/data-access';
import { changesOf, FormModal } from '@portal/ui-antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { TaskFormFields } from './task-form-fields.js';
import { useSaveTask } from './use-save-task.js';
import { useTaskChoices, type TaskChoices } from './use-task-choices.js';

interface TaskFormProps {
  projectId: string;
  /** The task to change; a new one without it. */
  task?: TaskView;
  /** What a new task begins with: its column, or the milestone it is added to. */
  preset?: { status?: 'todo' | 'backlog'; milestone_id?: string };
  onClose: () => void;
}

/** Makes a task or changes one, in a dialog. Mount it to open it. */
export function TaskForm({ projectId, task, preset, onClose }: TaskFormProps) {
  const choices = useTaskChoices(projectId);
  return task ? (
    <EditTask task={task} choices={choices} onClose={onClose} />
  ) : (
    <NewTask projectId={projectId} choices={choices} preset={preset} onClose={onClose} />
  );
}

const startStates: readonly TaskStatus[] = ['todo', 'backlog'];

interface NewTaskProps extends Pick<TaskFormProps, 'projectId' | 'onClose'> {
  choices: TaskChoices;
  preset: TaskFormProps['preset'];
}

function NewTask({ projectId, choices, preset, onClose }: NewTaskProps) {
  const create = useCreateTask();
  return (
    <FormModal
      title="New task"
      schema={createTask}
      initialValues={{ status: 'todo', priority: 'medium', weight: 3, labels: [], ...preset }}
      toInput={(values) => ({ title: '', ...withoutEmpty(values), project_id: projectId })}
      submitText="Create task"
      onSubmit={(input) => create.mutateAsync(input)}
      toasts={{ short: messages.short.taskCreated, failure: messages.shortFailure.taskCreate }}
      onClose={onClose}
    >
      <TaskFormFields choices={choices} statuses={startStates} />
    </FormModal>
  );
}

/** Stays until the last conflict is settled, also when the form itself is gone. */
function EditTask({ task, choices, onClose }: { task: TaskView; choices: TaskChoices; onClose: () => void }) {
  const [opened] = useState(task);
  const [isLeft, setIsLeft] = useState(false);
  const { save, saving, conflictDialog } = useSaveTask(choices);
  const isOver = isLeft && !saving && !conflictDialog;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <>
      {isLeft ? null : (
        <FormModal
          title={`Edit task ${opened.number}`}
          schema={updateTask}
          initialValues={{ ...opened }}
          toInput={(values) => changesOf(opened, written(values))}
          submitText="Save changes"
          onSubmit={(changes) => (hasChanges(changes) ? save(opened, changes) : Promise.resolve())}
          onClose={() => setIsLeft(true)}
        >
          <TaskFormFields choices={choices} task={opened} />
        </FormModal>
      )}
      {conflictDialog}
    </>
  );
}

const hasChanges = (changes: UpdateTask): boolean => Object.keys(changes).some((key) => key !== 'version');

/** Without what was left empty: the server's own defaults stand in. */
const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );

/** Emptied fields as "no value"; a text that may be empty stays one, and no time spent is none. */
const written = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : (value ?? null)])),
  title: values['title'] ?? '',
  description: values['description'] ?? '',
  ...('spent_minutes' in values ? { spent_minutes: values['spent_minutes'] ?? 0 } : {}),
});
