import type { TaskStatus, TaskView } from '@portal/contracts';
import { ChangeNote, type ChangeMark } from '@portal/ui-antd';
import { memo, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../avatar.js';
import { DueDate } from '../due-date.js';
import { PriorityTag } from '../priority-tag.js';
import { WeightBadge } from '../weight-badge.js';
import { CardMenu } from './card-menu.js';
import { useDraggable } from './use-drag.js';
import './task-card.css';

export interface CardActions {
  hrefOf: (task: TaskView) => string;
  /** Absent for people who only read. */
  onMove?: ((task: TaskView, to: TaskStatus) => void) | undefined;
  /** Puts the card one place up or down in its column. */
  onShift?: ((task: TaskView, by: -1 | 1) => void) | undefined;
  /** The element that says how cards are moved by keyboard. */
  hintId: string;
}

interface TaskCardProps extends CardActions {
  task: TaskView;
  change: ChangeMark | undefined;
  isLifted: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** A task on the board. Its title is the link to it and takes the keys that move it. */
export const TaskCard = memo(function TaskCard({ task, change, ...props }: TaskCardProps) {
  const { isLifted, isDragged, isFirst, isLast, hrefOf, onMove, onShift, hintId } = props;
  const card = useRef<HTMLLIElement>(null);
  useDraggable(card, task, onMove !== undefined);
  const finished = task.status === 'done' || task.status === 'cancelled';
  const state = [isLifted ? 'is-lifted' : '', isDragged ? 'is-dragged' : '', change?.glowing ? 'is-glowing' : ''];
  return (
    <li
      ref={card}
      data-card={task.id}
      className={['task-card', onMove ? 'is-movable' : '', ...state].filter(Boolean).join(' ')}
    >
      <ChangeNote mark={change} />
      <div className="task-card__head">
        <span className="task-card__number">{task.number}</span>
        <PriorityTag priority={task.priority} short />
        {onMove && onShift ? (
          <CardMenu task={task} isFirst={isFirst} isLast={isLast} onMove={onMove} onShift={onShift} />
        ) : null}
      </div>
      <Link
        to={hrefOf(task)}
        draggable={false}
        className="task-card__title"
        data-card-open={task.id}
        aria-describedby={onMove ? hintId : undefined}
      >
        {task.title}
      </Link>
      {task.status === 'blocked' && task.blocked_reason ? (
        <p className="task-card__reason">{task.blocked_reason}</p>
      ) : null}
      <div className="task-card__foot">
        <WeightBadge weight={task.weight} />
        <DueDate day={task.due_date} finished={finished} />
        {task.assignee_id ? <Avatar name={task.assignee_name} /> : null}
      </div>
    </li>
  );
});
