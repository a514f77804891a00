import { limits, taskFields, type TaskStatus, taskTransitions, type TaskView } from '@portal/contracts';
import { NumberField, LineItem, ChoiceItem, DayItem, NumberItem } from '@portal/ui-antd';
import { Form, Select } from 'antd';
import type { ComponentProps } from 'react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { fieldOf } from '../../fields/field-of.js';
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
      <LineItem {...fieldOf(taskFields, 'title')} required input={{ autoComplete: 'off' }} />
      <Form.Item {...fieldOf(taskFields, 'description')}>
        <RichTextInput label={taskFields.description.label} />
      </Form.Item>
      <div className="task-form__pair stack">
        <ChoiceItem
          {...fieldOf(taskFields, 'status')}
          required
          options={states.map((value) => ({ value, label: taskStatusLabels[value] }))}
        />
        <ChoiceItem {...fieldOf(taskFields, 'priority')} required options={optionsOf(priorityLabels)} />
      </div>
      {isBlocked ? <LineItem name="blocked_reason" label="What is it waiting for?" /> : null}
      <div className="task-form__pair stack">
        <Form.Item {...fieldOf(taskFields, 'assignee_id')}>
          <Select options={[...choices.people]} allowClear placeholder="Nobody yet" />
        </Form.Item>
        <DayItem {...fieldOf(taskFields, 'due_date')} />
      </div>
      <div className="task-form__pair stack">
        <Form.Item {...fieldOf(taskFields, 'milestone_id')}>
          <Select options={[...choices.milestones]} allowClear placeholder="None" />
        </Form.Item>
        <NumberItem {...fieldOf(taskFields, 'weight')} required extra="1 to 13: how much of the project this is." />
      </div>
      <div className="task-form__pair stack">
        <Form.Item {...fieldOf(taskFields, 'estimate_minutes')}>
          <DurationField />
        </Form.Item>
        {task ? (
          <Form.Item {...fieldOf(taskFields, 'spent_minutes')}>
            <DurationField />
          </Form.Item>
        ) : null}
      </div>
      <Form.Item {...fieldOf(taskFields, 'labels')}>
        <Select mode="tags" tokenSeparators={[',']} maxCount={limits.labels} open={false} suffix={null} />
      </Form.Item>
    </>
  );
}

/** A length of time typed in hours, kept in minutes. Made for a `Form.Item`. */
const DurationField = (props: ComponentProps<typeof NumberField>) => (
  <NumberField {...props} units={60} step={0.5} suffix="hours" />
);
