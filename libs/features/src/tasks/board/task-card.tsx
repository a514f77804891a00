import { taskTransitions, type TaskStatus, type TaskView } from '@portal/contracts';
import type { MenuProps } from 'antd';
import { BoardCard, type CardFrame, CardMenu } from '../../board/board-card.js';
import { Avatar, PriorityTag, DueDate, TaskStatusTag, WeightBadge } from '../task-tags.js';
import { isFinishedTask } from '../task-labels.js';

interface TaskCardProps {
  task: TaskView;
  frame: CardFrame;
  onMove: (task: TaskView, to: TaskStatus) => void;
  /** Puts the card one place up or down in its column. */
  onShift: (task: TaskView, by: -1 | 1) => void;
}

/** A task on the board of its project. */
export function TaskCard({ task, frame, onMove, onShift }: TaskCardProps) {
  const finished = isFinishedTask(task);
  const choose = (key: string): void => {
    if (key === 'up') onShift(task, -1);
    else if (key === 'down') onShift(task, 1);
    else onMove(task, key as TaskStatus);
  };
  return (
    <BoardCard
      card={task}
      frame={frame}
      head={
        <>
          <span className="nowrap numeric">{task.number}</span>
          <PriorityTag priority={task.priority} short />
          {frame.mayMove ? <CardMenu title={task.title} items={movesOf(task.status, frame)} onChoose={choose} /> : null}
        </>
      }
      foot={
        <>
          <WeightBadge weight={task.weight} />
          <DueDate day={task.due_date} finished={finished} />
          {task.assignee_id ? <Avatar name={task.assignee_name} /> : null}
        </>
      }
    >
      {task.status === 'blocked' && task.blocked_reason ? (
        <p className="board-card__reason muted tiny anywhere">{task.blocked_reason}</p>
      ) : null}
    </BoardCard>
  );
}

const movesOf = (from: TaskStatus, { isFirst, isLast }: CardFrame): NonNullable<MenuProps['items']> => [
  {
    type: 'group',
    key: 'to',
    label: 'Move to…',
    children: taskTransitions
      .allowed(from, 'anyone')
      .map((status) => ({ key: status, label: <TaskStatusTag status={status} /> })),
  },
  { type: 'divider' },
  { key: 'up', label: 'Move up', disabled: isFirst },
  { key: 'down', label: 'Move down', disabled: isLast },
];
