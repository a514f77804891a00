import { taskFields, type TaskView } from '@portal/contracts';
import {
  Badge,
  PickProperty,
  Properties,
  Property,
  RelativeTime,
  TextProperty,
  type FieldEdits,
} from '@portal/ui-antd';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { DueDate, PriorityTag, WeightBadge } from '../task-tags.js';
import { isFinishedTask, minutesText, priorityLabels } from '../task-labels.js';
import type { TaskChoices } from '../form/use-task-choices.js';

/** What is edited in the column of properties. */
export type TaskField = 'assignee_id' | 'priority' | 'due_date' | 'weight' | 'milestone_id';

interface TaskPropertiesProps {
  task: TaskView;
  choices: TaskChoices;
  /** What of it the user may change. */
  edit: FieldEdits<TaskField>;
}

/** Who has a task, how urgent and large it is, and when it is due. */
export const TaskProperties = ({ task, choices, edit }: TaskPropertiesProps) => (
  <Properties>
    <PickProperty
      label={taskFields.assignee_id.label}
      none="Nobody yet"
      isOptional
      edit={edit('assignee_id')}
      options={choices.people}
    >
      {task.assignee_name}
    </PickProperty>
    <PickProperty label={taskFields.priority.label} edit={edit('priority')} options={optionsOf(priorityLabels)}>
      <PriorityTag priority={task.priority} />
    </PickProperty>
    <TextProperty label={taskFields.due_date.label} type="date" edit={edit('due_date')}>
      {task.due_date ? <DueDate day={task.due_date} finished={isFinishedTask(task)} /> : null}
    </TextProperty>
    <TextProperty label={taskFields.weight.label} type="number" isOptional={false} edit={edit('weight')}>
      <WeightBadge weight={task.weight} />
    </TextProperty>
    <PickProperty
      label={taskFields.milestone_id.label}
      isOptional
      edit={edit('milestone_id')}
      options={choices.milestones}
    >
      {task.milestone_title}
    </PickProperty>
    <Property label={taskFields.estimate_minutes.label}>
      {task.estimate_minutes === null ? null : minutesText(task.estimate_minutes)}
    </Property>
    <Property label={taskFields.spent_minutes.label}>
      {task.spent_minutes === 0 ? null : minutesText(task.spent_minutes)}
    </Property>
    <Property label={taskFields.labels.label}>
      {task.labels.length > 0 ? task.labels.map((label) => <Badge key={label}>{label}</Badge>) : null}
    </Property>
    <Property label="Added by">{task.created_by_name}</Property>
    <Property label={taskFields.created_at.label}>
      <RelativeTime at={task.created_at} />
    </Property>
    <Property label="Last change">
      <RelativeTime at={task.updated_at} />
    </Property>
    <Property label={taskFields.completed_at.label}>
      {task.completed_at ? <RelativeTime at={task.completed_at} /> : null}
    </Property>
  </Properties>
);
