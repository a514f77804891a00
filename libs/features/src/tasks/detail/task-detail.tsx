import { messages, taskTransitions, UpdateTask, type ProjectAccess, type TaskView } from '@portal/contracts';
import { useCan, useDeleteTask, useSession } from '@portal/data-access';
import { DetailColumns, DetailPage, fieldEdits, MoreMenu, StatusSelect, type ChangeMark } from '@portal/ui-antd';
import { Button } from 'antd';
import { MessageSquare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DueDate } from '../task-tags.js';
import { TaskDescription } from './task-description.js';
import { TaskForm } from '../form/task-form.js';
import { TaskProperties } from './task-properties.js';
import { isFinishedTask, taskStatusLabels, taskStatusTones, whoseTaskText } from '../task-labels.js';
import { useSaveTask } from '../form/use-save-task.js';
import { useTaskChoices } from '../form/use-task-choices.js';
import '../tasks.css';

interface TaskDetailProps {
  task: TaskView;
  /** The person's standing in the project: `project.access`. */
  access: ProjectAccess | null | undefined;
  /** The project or list that this task belongs to. */
  back: { to: string; label: string };
  /** Set while another user's change is fresh: `marks.get(task.id)`. */
  change?: ChangeMark | undefined;
  /** Leads to where a comment is written. */
  onComment?: () => void;
  /** Called after the task is gone: the page leaves. */
  onDeleted: () => void;
  /** Comments and activity. */
  children?: ReactNode;
}

/** One task: its state and its steps, what is to be done and what was said about it, its properties at the side. */
export function TaskDetail(props: TaskDetailProps) {
  const { task, access = null, back, change, onComment, onDeleted, children } = props;
  const { actor } = useSession();
  const here = { access };
  const mayEdit = useCan('task.update', here);
  const mayDelete = useCan('task.delete', here);
  const mayComment = useCan('comment.create', here);
  const choices = useTaskChoices(task.project_id);
  const { save, apply, showRefusal, conflictDialog } = useSaveTask(choices);
  const [editing, setEditing] = useState(false);
  const remove = useDeleteTask();
  const edit = fieldEdits({ record: task, save, schema: UpdateTask, mayEdit });
  return (
    <DetailPage
      back={back}
      number={task.number}
      title={task.title}
      titleEdit={edit('title')}
      change={change}
      status={
        <>
          <StatusSelect
            tone={taskStatusTones[task.status]}
            steps={(mayEdit ? taskTransitions.allowed(task.status, 'anyone') : []).map((status) => ({
              key: status,
              label: taskStatusLabels[status],
              tone: taskStatusTones[status],
              onTake: () => apply({ status }, task),
            }))}
          >
            {taskStatusLabels[task.status]}
          </StatusSelect>
          <DueDate day={task.due_date} finished={isFinishedTask(task)} />
        </>
      }
      actions={
        <>
          {mayComment && onComment ? (
            <Button type="primary" icon={<MessageSquare size={15} strokeWidth={1.75} />} onClick={onComment}>
              Comment
            </Button>
          ) : null}
          <MoreMenu
            label={`More for ${task.title}`}
            groups={[mayEdit ? [{ key: 'edit', label: 'Edit task', onClick: () => setEditing(true) }] : []]}
            deletion={
              mayDelete
                ? {
                    id: task.id,
                    mutation: remove,
                    noun: 'task',
                    title: `Delete task ${task.number}?`,
                    text: `“${task.title}” will be deleted with its comments and files. ${whoseTaskText(task, actor.id)}`.trim(),
                    toasts: { short: messages.short.taskDeleted, failure: messages.shortFailure.taskDelete },
                    onDeleted,
                  }
                : undefined
            }
          />
        </>
      }
    >
      <DetailColumns properties={<TaskProperties task={task} choices={choices} edit={edit} />}>
        {task.status === 'blocked' && task.blocked_reason ? (
          <p className="task-detail__blocked mb-16">
            <strong>Blocked:</strong> {task.blocked_reason}
          </p>
        ) : null}
        <TaskDescription task={task} mayEdit={mayEdit} save={save} showRefusal={showRefusal} />
        {children}
      </DetailColumns>
      {editing ? <TaskForm projectId={task.project_id} task={task} onClose={() => setEditing(false)} /> : null}
      {conflictDialog}
    </DetailPage>
  );
}
