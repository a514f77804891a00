import { messages, taskTransitions, type ProjectAccess, type TaskView } from '@portal/contracts';
import { useCan, useDeleteTask } from '@portal/data-access';
import {
  Badge,
  DeleteButton,
  DetailPage,
  DetailSection,
  Facts,
  LongText,
  RelativeTime,
  type ChangeMark,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DueDate } from './due-date.js';
import { MoveMenu } from './move-menu.js';
import { PriorityTag } from './priority-tag.js';
import { TaskForm } from './task-form.js';
import { TaskStatusTag } from './task-status-tag.js';
import { minutesText } from './task-words.js';
import { useSaveTask } from './use-save-task.js';
import { useTaskChoices } from './use-task-choices.js';
import { WeightBadge } from './weight-badge.js';
import './task-detail.css';

interface TaskDetailProps {
  task: TaskView;
  /** The person's standing in the project: `project.access`. */
  access: ProjectAccess | null | undefined;
  /** The project or list that this task belongs to. */
  back: { to: string; label: string };
  /** Shown as a panel beside its list. */
  beside?: boolean;
  /** Set while somebody else's change is fresh: `marks.get(task.id)`. */
  change?: ChangeMark | undefined;
  /** Called after the task is gone: the page leaves. */
  onDeleted: () => void;
  /** Comments and activity. */
  children?: ReactNode;
}

/** One task: where it stands and may move, what is to be done, its facts, and what can be done about it. */
export function TaskDetail({ task, access, back, beside = false, change, onDeleted, children }: TaskDetailProps) {
  const subject = { access: access ?? null };
  const mayChange = useCan('task.update', subject);
  const mayDelete = useCan('task.delete', subject);
  const { apply, conflictDialog } = useSaveTask(useTaskChoices(task.project_id));
  const [editing, setEditing] = useState(false);
  const remove = useDeleteTask();
  const finished = task.status === 'done' || task.status === 'cancelled';
  return (
    <DetailPage
      back={back}
      beside={beside}
      eyebrow={task.milestone_title ? `${task.number} · ${task.milestone_title}` : task.number}
      title={task.title}
      change={change}
      status={
        <>
          <TaskStatusTag status={task.status} />
          <PriorityTag priority={task.priority} />
          <DueDate day={task.due_date} finished={finished} />
        </>
      }
      actions={
        <>
          {mayChange ? (
            <>
              <MoveMenu
                name={task.title}
                to={taskTransitions.allowed(task.status, 'anyone')}
                onMove={(status) => apply(task, { status })}
              />
              <Button icon={<Pencil size={15} strokeWidth={1.75} />} onClick={() => setEditing(true)}>
                Edit task
              </Button>
            </>
          ) : null}
          {mayDelete ? (
            <DeleteButton
              label="Delete task"
              id={task.id}
              mutation={remove}
              noun="task"
              title={`Delete task ${task.number}?`}
              text={`“${task.title}” will be deleted with its comments and files.`}
              says={{ short: messages.short.taskDeleted, failure: messages.shortFailure.taskDelete }}
              onDeleted={onDeleted}
            />
          ) : null}
        </>
      }
    >
      {task.status === 'blocked' && task.blocked_reason ? (
        <p className="task-detail__blocked">
          <strong>Blocked:</strong> {task.blocked_reason}
        </p>
      ) : null}
      <DetailSection title="Description">
        <LongText text={task.description} none="No description yet." />
      </DetailSection>
      <DetailSection title="Details">
        <TaskFacts task={task} />
      </DetailSection>
      {children}
      {editing ? <TaskForm projectId={task.project_id} task={task} onClose={() => setEditing(false)} /> : null}
      {conflictDialog}
    </DetailPage>
  );
}

const TaskFacts = ({ task }: { task: TaskView }) => (
  <Facts
    items={[
      ['Assigned to', task.assignee_name ?? 'Nobody yet'],
      ['Milestone', task.milestone_title],
      ['Weight', <WeightBadge weight={task.weight} />],
      ['Estimate', task.estimate_minutes === null ? null : minutesText(task.estimate_minutes)],
      ['Time spent', task.spent_minutes === 0 ? null : minutesText(task.spent_minutes)],
      ['Labels', task.labels.length > 0 ? task.labels.map((label) => <Badge key={label}>{label}</Badge>) : null],
      ['Created', <RelativeTime at={task.created_at} />],
      ['Changed', <RelativeTime at={task.updated_at} />],
      ['Done', task.completed_at ? <RelativeTime at={task.completed_at} /> : null],
    ]}
  />
);
