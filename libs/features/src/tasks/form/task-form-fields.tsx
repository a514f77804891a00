import { limits, taskFields, type TaskStatus, taskTransitions, type TaskView } from '@portal/contracts';
import { DayField, NumberField } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import type { ComponentProps } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { FieldItem } from '../../fields/field-item.js';
import { RichTextInput } from '../../rich-text/rich-text-input.js';
import { priorityLabels, taskStatusLabels } from '../task-labels.js';
import type { TaskChoices } from './use-task-choices.js';
import '../tasks.css';

interface TaskFormFieldsProps {
  choices: TaskChoices;
  /** The task that is changed; none while one is made. */
  task?: TaskView;
  /** The states it can begin in. */
  statuses?: readonly TaskStatus[];
}

/** The fields of a task. */
export function TaskFormFields({ choices, task, statuses = [] }: TaskFormFieldsProps) {
  const states = task ? [task.status, ...taskTransitions.allowed(task.status, 'anyone')] : statuses;
  const isBlocked = Form.useWatch('status', Form.useFormInstance()) === 'blocked';
  return (
    <>
      <FieldItem of={taskFields} name="title" required>
        <Input autoComplete="off" />
      </FieldItem>
      <FieldItem of={taskFields} name="description">
        <RichTextInput label={taskFields.description.label} />
      </FieldItem>
      <div className="task-form__pair stack">
        <FieldItem of={taskFields} name="status" required>
          <Select options={states.map((value) => ({ value, label: taskStatusLabels[value] }))} />
        </FieldItem>
        <FieldItem of={taskFields} name="priority" required>
          <Select options={optionsOf(priorityLabels)} />
        </FieldItem>
      </div>
      {isBlocked ? (
        <Form.Item name="blocked_reason" label="What is it waiting for?">
          <Input />
        </Form.Item>
      ) : null}
      <div className="task-form__pair stack">
        <FieldItem of={taskFields} name="assignee_id">
          <Select options={[...choices.people]} allowClear placeholder="Nobody yet" />
        </FieldItem>
        <FieldItem of={taskFields} name="due_date">
          <DayField />
        </FieldItem>
      </div>
      <div className="task-form__pair stack">
        <FieldItem of={taskFields} name="milestone_id">
          <Select options={[...choices.milestones]} allowClear placeholder="None" />
        </FieldItem>
        <FieldItem of={taskFields} name="weight" required extra="1 to 13: how much of the project this is.">
          <NumberField />
        </FieldItem>
      </div>
      <div className="task-form__pair stack">
        <FieldItem of={taskFields} name="estimate_minutes">
          <DurationField />
        </FieldItem>
        {task ? (
          <FieldItem of={taskFields} name="spent_minutes">
            <DurationField />
          </FieldItem>
        ) : null}
      </div>
      <FieldItem of={taskFields} name="labels">
        <Select mode="tags" tokenSeparators={[',']} maxCount={limits.labels} open={false} suffix={null} />
      </FieldItem>
    </>
  );
}

/** A length of time typed in hours, kept in minutes. Made for a `Form.Item`. */
const DurationField = (props: ComponentProps<typeof NumberField>) => (
  <NumberField {...props} units={60} step={0.5} suffix="hours" />
);
