import type { TaskStatus } from '@portal/contracts';
import { Button, Dropdown } from 'antd';
import { ArrowRightLeft } from 'lucide-react';
import { taskStatusLabels } from './task-labels.js';

interface MoveMenuProps {
  /** The task, for people who don't see where the button is. */
  name: string;
  /** The states it may go to from here. */
  to: readonly TaskStatus[];
  onMove: (status: TaskStatus) => void;
}

/** Moves a task by a menu: what dragging does, for fingers and keys. */
export const MoveMenu = ({ name, to, onMove }: MoveMenuProps) => (
  <Dropdown
    trigger={['click']}
    autoFocus
    menu={{
      items: to.map((status) => ({ key: status, label: taskStatusLabels[status] })),
      onClick: ({ key }) => onMove(key as TaskStatus),
    }}
  >
    <Button icon={<ArrowRightLeft size={15} strokeWidth={1.75} />} aria-label={`Move to… (${name})`}>
      Move to…
    </Button>
  </Dropdown>
);
