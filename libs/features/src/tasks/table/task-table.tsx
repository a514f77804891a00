import type { TaskView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import {
  BulkBar,
  ChangeAnnouncer,
  ListRows,
  useCards,
  useListKeyboard,
  openSheetOf,
  useRecordTrail,
  useSelection,
} from '@portal/ui-antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BulkDelete, BulkMenus } from './bulk-menus.js';
import { taskColumns } from './task.columns.js';
import { TitleCell } from './title-cell.js';
import { inOrder } from './task-filter.js';
import { TaskForm } from '../form/task-form.js';
import { TasksEmpty, TasksFailed } from '../task-states.js';
import { isFiltered, noFilters, TaskToolbar } from './task-toolbar.js';
import { type TaskViewProps, useProjectTasks, useMayAddTasks } from '../use-project-tasks.js';
import { useSaveTask } from '../form/use-save-task.js';
import { useTaskChoices, type TaskChoices } from '../form/use-task-choices.js';
import './task-table.css';

/** So many rows are drawn at first, and so many more at a time. */
const PART = 100;

const nobody: readonly TaskView[] = [];
const nounOf = (count: number): string => (count === 1 ? 'task' : 'tasks');

/**
 * The tasks of a project as a list: sort, filters, edited in place, several at once, and by keyboard (j and k move,
 * Enter opens, x selects, e edits the title).
 */
export function TaskTable(props: TaskViewProps) {
  const { projectId, access, marks } = props;
  const { tasks, error, refetch, query, change, isShown } = useProjectTasks(projectId, 'list');
  const choices = useTaskChoices(projectId);
  const mayEdit = useCan('task.update', { access: access ?? null });
  const mayDelete = useCan('task.delete', { access: access ?? null });
  const { mayAdd, closed } = useMayAddTasks(projectId, access);
  const [adding, setAdding] = useState(false);
  const add = mayAdd ? () => setAdding(true) : undefined;
  const [count, setCount] = useState(PART);
  const asCards = useCards();
  const list = useRef<HTMLDivElement>(null);
  const openId = openSheetOf(useLocation().search)?.id;
  const { columns, conflictDialog, startEdit } = useColumns(props, choices, mayEdit, asCards);
  const found = useMemo(() => tasks && inOrder(tasks.filter(isShown), query), [tasks, isShown, query]);
  const rows = useMemo(() => found?.slice(0, count), [found, count]);
  useRecordTrail(found?.map((task) => ({ id: task.id, address: props.hrefOf(task) })) ?? [], openId);
  const selection = useSelection(rows ?? nobody);
  useListKeyboard(list, mayEdit ? { onEdit: startEdit, selection } : {});

  const body = (): ReactNode => {
    if (!tasks && error) return <TasksFailed error={error} onRetry={() => void refetch()} />;
    if (rows?.length === 0) {
      return (
        <TasksEmpty
          filtered={isFiltered(query) && tasks?.length !== 0}
          onClear={() => change(noFilters)}
          onNew={add}
          closed={closed}
        />
      );
    }
    return (
      <ListRows
        title="Tasks"
        rows={rows}
        columns={columns}
        query={query}
        onQueryChange={({ sortBy, sortOrder }) => change({ sortBy: sortBy as typeof query.sortBy, sortOrder })}
        nameOf={(task) => task.title}
        hrefOf={asCards ? props.hrefOf : undefined}
        selection={mayEdit ? selection : undefined}
        bulk={
          selection.chosen.length > 0 ? (
            <BulkBar noun={['task', 'tasks']} selection={selection}>
              <BulkMenus projectId={projectId} selection={selection} choices={choices} />
              {mayDelete ? <BulkDelete selection={selection} /> : null}
            </BulkBar>
          ) : undefined
        }
        changes={marks}
      />
    );
  };
  return (
    <div className="stack gap-12 shrinks">
      <TaskToolbar choices={choices} query={query} onQueryChange={change} onNew={add} />
      <ChangeAnnouncer rows={tasks ?? nobody} marks={marks} nameOf={(task) => task.title} />
      <div ref={list} className="shrinks">
        {body()}
      </div>
      {tasks && found && found.length > 0 ? (
        <Foot
          found={found.length}
          total={tasks.length}
          drawn={rows?.length ?? 0}
          mayEdit={mayEdit}
          onMore={() => setCount(count + PART)}
        />
      ) : null}
      {adding ? <TaskForm projectId={projectId} onClose={() => setAdding(false)} /> : null}
      {conflictDialog}
    </div>
  );
}

/** The columns, and which title is being edited. */
function useColumns(
  { hrefOf }: Pick<TaskViewProps, 'hrefOf'>,
  choices: TaskChoices,
  mayEdit: boolean,
  asCards: boolean,
) {
  const { apply, conflictDialog } = useSaveTask(choices);
  const [editing, setEditing] = useState<string>();
  const columns = taskColumns({
    mayEdit,
    choices,
    apply,
    title: (task) =>
      asCards ? (
        task.title
      ) : (
        <TitleCell
          task={task}
          href={hrefOf(task)}
          mayEdit={mayEdit}
          isEditing={editing === task.id}
          onEdit={() => setEditing(task.id)}
          onSave={(title) => apply({ title }, task)}
          onDone={() => setEditing(undefined)}
        />
      ),
  });
  return { columns, conflictDialog, startEdit: setEditing };
}

interface FootProps {
  found: number;
  total: number;
  drawn: number;
  mayEdit: boolean;
  onMore: () => void;
}

const Foot = ({ found, total, drawn, mayEdit, onMore }: FootProps) => (
  <footer className="task-table__foot row wrap muted tiny numeric">
    <p aria-live="polite">{found === total ? `${total} ${nounOf(total)}` : `${found} of ${total} ${nounOf(total)}`}</p>
    {drawn < found ? (
      <button type="button" className="task-table__more rounded-8 surface primary touch-target strong" onClick={onMore}>
        Show {Math.min(PART, found - drawn)} more
      </button>
    ) : null}
    <p className="task-table__keys" aria-hidden="true">
      <kbd>j</kbd>
      <kbd>k</kbd> move <kbd>Enter</kbd> open {mayEdit ? <kbd>x</kbd> : null} {mayEdit ? 'select' : null}{' '}
      {mayEdit ? <kbd>e</kbd> : null} {mayEdit ? 'edit title' : null}
    </p>
  </footer>
);
