import { CreateTask, limits, messages, type TaskStatus } from '@portal/contracts';
import { useCreateTask } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { ProjectPicker } from '../../projects/project-picker.js';
import { TaskFormFields } from './task-form-fields.js';
import { useTaskChoices, type TaskChoices } from './use-task-choices.js';

/** What a new task begins with: its column, or the milestone it is added to. */
export interface TaskPreset {
  status?: 'todo' | 'backlog';
  milestone_id?: string;
  title?: string;
  description?: string;
}

interface Named {
  id: string;
  name: string | null;
}

interface NewTaskFormProps {
  /** What the dialog is called where it isn't simply a new task. */
  dialogTitle?: string;
  /** The project of the screen; without one the form asks for it. */
  projectId?: string;
  preset?: TaskPreset | undefined;
  /** The project that the form without one begins with. */
  startProject?: Named | undefined;
  /** Whose projects that form offers; those of all customers without it. */
  customerId?: string;
  /** Creates it, where it isn't created by itself. */
  send?: (input: CreateTask) => Promise<unknown>;
  onClose: () => void;
}

const startStates: readonly TaskStatus[] = ['todo', 'backlog'];
const inProject = { short: messages.short.taskCreated, failure: messages.shortFailure.taskCreate };
const elsewhere = { success: messages.success.taskCreated, failure: messages.failure.taskCreate };

/** Creates a task, in a dialog: in the project of the screen, or in one that the user picks. Mount it to open it. */
export function NewTaskForm({ dialogTitle = 'New task', projectId, ...props }: NewTaskFormProps) {
  const { preset, startProject, customerId, send, onClose } = props;
  const create = useCreateTask();
  return (
    <FormModal
      title={dialogTitle}
      schema={CreateTask}
      initialValues={{
        project_id: startProject?.id,
        status: 'todo',
        priority: 'medium',
        weight: limits.weightDefault,
        labels: [],
        ...preset,
      }}
      toInput={(values) => ({ title: '', project_id: projectId, ...withoutEmpty(values) })}
      submitText="Create task"
      onSubmit={(input) => (send ?? create.mutateAsync)(input)}
      toasts={projectId ? inProject : elsewhere}
      onClose={onClose}
    >
      {projectId ? (
        <FieldsIn projectId={projectId} />
      ) : (
        <FieldsWithProject start={startProject} customerId={customerId} />
      )}
    </FormModal>
  );
}

const FieldsIn = ({ projectId }: { projectId: string }) => (
  <TaskFormFields choices={useTaskChoices(projectId)} statuses={startStates} />
);

const noChoices: TaskChoices = { people: [], milestones: [] };

function FieldsWithProject({ start, customerId }: { start: Named | undefined; customerId: string | undefined }) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const projectId: unknown = Form.useWatch('project_id', form);
  return (
    <>
      <Form.Item name="project_id" label="Project" required>
        <ProjectPicker
          current={start}
          customerId={customerId}
          onChange={() => form.setFieldsValue({ assignee_id: undefined, milestone_id: undefined })}
        />
      </Form.Item>
      {typeof projectId === 'string' ? (
        <FieldsIn projectId={projectId} />
      ) : (
        <TaskFormFields choices={noChoices} statuses={startStates} />
      )}
    </>
  );
}

/** Without what was left empty: the server's own defaults stand in. */
const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
