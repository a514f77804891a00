import { messages, taskTransitions, type ProjectAccess, type TaskView } from '@portal/contracts';
import { useDeleteTask, useSession } from '@portal/data-access';
import {
  Badge,
  DetailPage,
  DetailSection,
  Facts,
  LongText,
  MoreMenu,
  RelativeTime,
  useConfirmDelete,
  type ChangeMark,
} from '@portal/ui-antd';
import { Button } from 'antd';
import { MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { taskActions, type TaskAction } from '../actions/lead-actions.js';
import { DueDate } from './due-date.js';
import { MoveMenu } from './move-menu.js';
import { PriorityTag } from './priority-tag.js';
import { TaskForm } from './task-form.js';
import { TaskStatusTag } from './task-status-tag.js';
import { isFinishedTask, minutesText, taskStatusLabels, whoseTaskText } from './task-labels.js';
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
  /** Set while another user's change is fresh: `marks.get(task.id)`. */
  change?: ChangeMark | undefined;
  /** Leads to where a comment is written. */
  onComment?: () => void;
  /** Called after the task is gone: the page leaves. */
  onDeleted: () => void;
  /** Comments and activity. */
  children?: ReactNode;
}

/** One task: where it stands and may move, what is to be done, its facts, and what can be done about it. */
export function TaskDetail({
  task,
  access,
  back,
  beside = false,
  change,
  onComment,
  onDeleted,
  children,
}: TaskDetailProps) {
  const { actor } = useSession();
  const { lead, more } = taskActions({ actor, access: access ?? null }, task);
  const { apply, conflictDialog } = useSaveTask(useTaskChoices(task.project_id));
  const [editing, setEditing] = useState(false);
  const { confirmDelete, deleting } = useConfirmDelete({
    id: task.id,
    mutation: useDeleteTask(),
    noun: 'task',
    title: `Delete task ${task.number}?`,
    text: `“${task.title}” will be deleted with its comments and files. ${whoseTaskText(task, actor.id)}`.trim(),
    toasts: { short: messages.short.taskDeleted, failure: messages.shortFailure.taskDelete },
    onDeleted,
  });
  const moves = taskTransitions.allowed(task.status, 'anyone');
  const finished = isFinishedTask(task);
  const leading: Readonly<Record<TaskAction, ReactNode>> = {
    comment: (
      <Button key="comment" type="primary" icon={<MessageSquare size={15} strokeWidth={1.75} />} onClick={onComment}>
        Comment
      </Button>
    ),
    move: <MoveMenu key="move" name={task.title} to={moves} onMove={(status) => apply(task, { status })} />,
    edit: (
      <Button key="edit" icon={<Pencil size={15} strokeWidth={1.75} />} onClick={() => setEditing(true)}>
        Edit task
      </Button>
    ),
    delete: (
      <Button
        key="delete"
        danger
        loading={deleting}
        icon={<Trash2 size={15} strokeWidth={1.75} />}
        onClick={confirmDelete}
      >
        Delete task
      </Button>
    ),
  };
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
        lead.length + more.length > 0 ? (
          <>
            {lead.map((action) => leading[action])}
            <MoreMenu
              label={`More for ${task.title}`}
              groups={[
                more.includes('edit') ? [{ key: 'edit', label: 'Edit task', onClick: () => setEditing(true) }] : [],
                more.includes('move')
                  ? [
                      {
                        type: 'group' as const,
                        key: 'move',
                        label: 'Move to…',
                        children: moves.map((status) => ({
                          key: status,
                          label: taskStatusLabels[status],
                          onClick: () => apply(task, { status }),
                        })),
                      },
                    ]
                  : [],
                more.includes('delete')
                  ? [{ key: 'delete', label: 'Delete task', danger: true, onClick: confirmDelete }]
                  : [],
              ]}
            />
          </>
        ) : null
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
      ['Added by', task.created_by_name],
      ['Created', <RelativeTime at={task.created_at} />],
      ['Changed', <RelativeTime at={task.updated_at} />],
      ['Done', task.completed_at ? <RelativeTime at={task.completed_at} /> : null],
    ]}
  />
);
