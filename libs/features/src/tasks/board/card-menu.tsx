import { taskTransitions, type TaskStatus, type TaskView } from '@portal/contracts';
import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { TaskStatusTag } from '../task-status-tag.js';

interface CardMenuProps {
  task: TaskView;
  isFirst: boolean;
  isLast: boolean;
  onMove: (task: TaskView, to: TaskStatus) => void;
  onShift: (task: TaskView, by: -1 | 1) => void;
}

/** What dragging does, by a menu: for fingers and for people who can't drag. */
export function CardMenu({ task, isFirst, isLast, onMove, onShift }: CardMenuProps) {
  const items: NonNullable<MenuProps['items']> = [
    {
      type: 'group',
      key: 'to',
      label: 'Move to…',
      children: taskTransitions
        .allowed(task.status, 'anyone')
        .map((status) => ({ key: status, label: <TaskStatusTag status={status} /> })),
    },
    { type: 'divider' },
    { key: 'up', label: 'Move up', disabled: isFirst },
    { key: 'down', label: 'Move down', disabled: isLast },
  ];
  const choose = (key: string): void => {
    if (key === 'up') onShift(task, -1);
    else if (key === 'down') onShift(task, 1);
    else onMove(task, key as TaskStatus);
  };
  return (
    <Dropdown trigger={['click']} autoFocus placement="bottomRight" menu={{ items, onClick: ({ key }) => choose(key) }}>
      <button type="button" className="task-card__menu" aria-label={`Move ${task.title} to…`}>
        <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
      </button>
    </Dropdown>
  );
}
