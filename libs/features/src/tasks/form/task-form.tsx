import { UpdateTask, type TaskView } from '@portal/contracts';
import { changesOf, FormModal } from '@portal/ui-antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { NewTaskForm, type TaskPreset } from './new-task-form.js';
import { TaskFormFields } from './task-form-fields.js';
import { useSaveTask } from './use-save-task.js';
import { useTaskChoices } from './use-task-choices.js';

interface TaskFormProps {
  projectId: string;
  /** The task to change; a new one without it. */
  task?: TaskView;
  /** What a new task begins with: its column, or the milestone it is added to. */
  preset?: TaskPreset;
  onClose: () => void;
}

/** Makes a task or changes one, in a dialog. Mount it to open it. */
export const TaskForm = ({ projectId, task, preset, onClose }: TaskFormProps) =>
  task ? (
    <EditTask task={task} onClose={onClose} />
  ) : (
    <NewTaskForm projectId={projectId} preset={preset} onClose={onClose} />
  );

/** Stays until the last conflict is settled, also when the form itself is gone. */
function EditTask({ task, onClose }: { task: TaskView; onClose: () => void }) {
  const choices = useTaskChoices(task.project_id);
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
          schema={UpdateTask}
          initialValues={{ ...opened }}
          toInput={(values) => changesOf(opened, written(values))}
          submitText="Save changes"
          onSubmit={(changes) => (hasChanges(changes) ? save(changes, opened) : Promise.resolve())}
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

/** Emptied fields as "no value"; a text that may be empty stays one, and no time spent is none. */
const written = (values: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? null : (value ?? null)])),
  title: values['title'] ?? '',
  description: values['description'] ?? '',
  ...('spent_minutes' in values ? { spent_minutes: values['spent_minutes'] ?? 0 } : {}),
});
