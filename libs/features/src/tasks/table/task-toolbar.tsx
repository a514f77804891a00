import { ListFilters, TabTools, type ListFilter } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { taskFilters } from './task-list.columns.js';
import type { ChangeTaskQuery, TaskQuery } from './task-query.js';
import type { TaskChoices } from '../form/use-task-choices.js';
import './task-toolbar.css';

interface TaskToolbarProps {
  choices: TaskChoices;
  query: TaskQuery;
  /** Its columns are the states: no filter by them. */
  isBoard?: boolean;
  onQueryChange: ChangeTaskQuery;
  /** Absent where no task can be added. */
  onNew: (() => void) | undefined;
}

/** Search, filters and "New task" above board and list. */
export const TaskToolbar = ({ choices, query, isBoard = false, onQueryChange, onNew }: TaskToolbarProps) => (
  <TabTools>
    <div className="task-toolbar top-aligned flex wrap">
      <ListFilters
        query={query}
        onQueryChange={onQueryChange}
        filters={filtersOf(choices).filter(({ key }) => !isBoard || key !== 'status')}
        searchLabel="Search tasks"
        onClear={() => onQueryChange(noFilters)}
      />
      {onNew ? (
        <Button className="icon-on-phones" type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={onNew}>
          New task
        </Button>
      ) : null}
    </div>
  </TabTools>
);

/** A patch that takes every filter away and leaves the order. */
export const noFilters: Partial<TaskQuery> = {
  search: undefined,
  status: undefined,
  priority: undefined,
  assignee_id: undefined,
  milestone_id: undefined,
  overdue: undefined,
};

/** Whether anything but the order narrows what is seen. */
export const isFiltered = (query: TaskQuery): boolean =>
  Object.keys(noFilters).some((name) => query[name as keyof TaskQuery] !== undefined);

function filtersOf({ people, milestones }: TaskChoices): readonly ListFilter[] {
  const { status, priority, assignee, overdue } = taskFilters({ options: people });
  return [
    status,
    priority,
    assignee,
    ...(milestones.length > 0 ? [{ key: 'milestone_id', label: 'Milestone', options: milestones }] : []),
    { ...overdue, options: [{ value: 'true', label: 'Overdue' }] },
  ];
}
