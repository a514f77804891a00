import { limits, priorities, taskTransitions, type TaskStatus, type TaskView } from '@portal/contracts';
import { DayField, NumberField } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { RichTextInput } from '../rich-text/rich-text-input.js';
import { DurationField } from './duration-field.js';
import { priorityLabels, taskStatusLabels } from './task-labels.js';
import type { TaskChoices } from './use-task-choices.js';
import './task-form.css';

interface TaskFormFieldsProps {
  choices: TaskChoices;
  /** The task that is changed; none while one is made. */
  task?: TaskView;
  /** The states it can begin in. */
  statuses?: readonly TaskStatus[];
}

const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

/** The fields of a task. */
export function TaskFormFields({ choices, task, statuses = [] }: TaskFormFieldsProps) {
  const states = task ? [task.status, ...taskTransitions.allowed(task.status, 'anyone')] : statuses;
  const isBlocked = Form.useWatch('status', Form.useFormInstance()) === 'blocked';
  return (
    <>
      <Form.Item name="title" label="Title" required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <RichTextInput label="Description" />
      </Form.Item>
      <div className="task-form__pair">
        <Form.Item name="status" label="Status" required>
          <Select options={states.map((value) => ({ value, label: taskStatusLabels[value] }))} />
        </Form.Item>
        <Form.Item name="priority" label="Priority" required>
          <Select options={priorityOptions} />
        </Form.Item>
      </div>
      {isBlocked ? (
        <Form.Item name="blocked_reason" label="What is it waiting for?">
          <Input />
        </Form.Item>
      ) : null}
      <div className="task-form__pair">
        <Form.Item name="assignee_id" label="Assigned to">
          <Select options={[...choices.people]} allowClear placeholder="Nobody yet" />
        </Form.Item>
        <Form.Item name="due_date" label="Due date">
          <DayField />
        </Form.Item>
      </div>
      <div className="task-form__pair">
        <Form.Item name="milestone_id" label="Milestone">
          <Select options={[...choices.milestones]} allowClear placeholder="None" />
        </Form.Item>
        <Form.Item name="weight" label="Weight" required extra="1 to 13: how much of the project this is.">
          <NumberField />
        </Form.Item>
      </div>
      <div className="task-form__pair">
        <Form.Item name="estimate_minutes" label="Estimate">
          <DurationField />
        </Form.Item>
        {task ? (
          <Form.Item name="spent_minutes" label="Time spent">
            <DurationField />
          </Form.Item>
        ) : null}
      </div>
      <Form.Item name="labels" label="Labels">
        <Select mode="tags" tokenSeparators={[',']} maxCount={limits.labels} open={false} suffix={null} />
      </Form.Item>
    </>
  );
}
