import type { TaskStatus, TaskView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { openSheetOf, useRecordTrail } from '@portal/ui-antd';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ColumnTexts, RenderCard } from '../board/board-column.js';
import { BoardSkeleton, Board } from '../board/board.js';
import { useMoves } from '../board/use-moves.js';
import { QuickAdd, quickAddField } from './board/quick-add.js';
import { TaskCard } from './board/task-card.js';
import type { StartStatus } from './board/use-quick-add.js';
import { positionAt, taskWorkflow } from './board/task-workflow.js';
import { TaskForm } from './form/task-form.js';
import { isFiltered, noFilters, TaskToolbar } from './table/task-toolbar.js';
import { TasksEmpty, TasksFailed } from './task-states.js';
import { type TaskViewProps, useProjectTasks, useMayAddTasks } from './use-project-tasks.js';
import { taskStatusLabels } from './task-labels.js';
import { TaskStatusTag } from './task-tags.js';
import { useSaveTask, type SaveTask } from './form/use-save-task.js';
import { useTaskChoices } from './form/use-task-choices.js';

/**
 * The tasks of a project in columns by state. Cards move by dragging, by keyboard and by their menu, only where the
 * workflow lets them; at once, and back when the server refuses (specification, section 4).
 */
export function TaskBoard(props: TaskViewProps) {
  const { projectId, access } = props;
  const { tasks, error, refetch, query, change, isShown } = useProjectTasks(projectId, 'board');
  const choices = useTaskChoices(projectId);
  const [isAdding, setAdding] = useState(false);
  const { save, showRefusal, conflictDialog } = useSaveTask(choices);
  const { mayAdd, closed } = useMayAddTasks(projectId, access);
  const add = mayAdd ? () => setAdding(true) : undefined;
  const filtered = isFiltered(query);
  const [begun, setBegun] = useState<string>();
  const isBegun = begun === projectId;
  useEffect(() => {
    if (isBegun) firstField()?.focus(); // some browsers give a clicked button no focus to be passed on
  }, [isBegun]);
  const isBlank = tasks?.length === 0 ? !isBegun : filtered && !tasks?.some(isShown);

  return (
    <div className="board stack shrinks gap-14">
      <TaskToolbar choices={choices} isBoard query={query} onQueryChange={change} onNew={add} />
      {!tasks && error ? (
        <TasksFailed error={error} onRetry={() => void refetch()} />
      ) : !tasks ? (
        <BoardSkeleton label="Loading tasks" />
      ) : isBlank ? (
        <TasksEmpty
          filtered={filtered && tasks.length > 0}
          onClear={() => change(noFilters)}
          onNew={mayAdd ? () => setBegun(projectId) : undefined}
          closed={closed}
          next={firstField}
        />
      ) : (
        <Columns
          {...props}
          tasks={tasks}
          isShown={isShown}
          save={(changes, task) => save(changes, task).catch(showRefusal)}
          mayAdd={mayAdd}
        />
      )}
      {isAdding ? (
        <TaskForm projectId={projectId} preset={{ status: 'todo' }} onClose={() => setAdding(false)} />
      ) : null}
      {conflictDialog}
    </div>
  );
}

interface ColumnsProps extends TaskViewProps {
  tasks: readonly TaskView[];
  isShown: (task: TaskView) => boolean;
  save: SaveTask['save'];
  mayAdd: boolean;
}

function Columns({ projectId, tasks, isShown, access, marks, hrefOf, save, mayAdd }: ColumnsProps) {
  const mayMove = useCan('task.update', { access: access ?? null });
  const { columns, move } = useMoves({
    workflow: taskWorkflow,
    cards: tasks,
    isShown,
    changeFor: (task, { status, index }, shown, all) => {
      const position = positionAt(all[status], shown[status], task.id, index);
      return status === task.status ? { position } : { status, position };
    },
    save: (task, { status, position }) =>
      save({ ...(status ? { status } : {}), ...(position === undefined ? {} : { position }) }, task),
  });
  const inOrder = taskWorkflow.statuses.flatMap((status) => columns[status]);
  useRecordTrail(
    inOrder.map((task) => ({ id: task.id, address: hrefOf(task) })),
    openSheetOf(useLocation().search)?.id,
  );
  const wordsOf = (status: TaskStatus, cards: readonly TaskView[]): ColumnTexts => ({
    tag: <TaskStatusTag status={status} />,
    count: (
      <span className="board-column__count muted tiny numeric" title={`Weight ${weightOf(cards)} together`}>
        {cards.length}
      </span>
    ),
    action: mayAdd && isStart(status) ? <AddButton status={status} /> : null,
    more: mayAdd && isStart(status) ? <QuickAdd projectId={projectId} status={status} /> : null,
    empty: 'No tasks',
  });
  return (
    <Board
      label="Board of tasks"
      noun="task"
      workflow={taskWorkflow}
      columns={columns}
      move={move}
      mayMove={mayMove}
      marks={marks}
      hrefOf={hrefOf}
      folded={['cancelled']}
      wordsOf={wordsOf}
      renderCard={renderTask}
    />
  );
}

/** Where the first task is typed, and the next ones: it stays, so that nothing typed on after Enter is lost. */
const firstField = (): HTMLElement | null =>
  document.getElementById(quickAddField('todo')) ?? document.getElementById(quickAddField('backlog')); // To do is folded

const renderTask: RenderCard<TaskView> = (task, frame, moves) => <TaskCard task={task} frame={frame} {...moves} />;

const isStart = (status: TaskStatus): status is StartStatus => status === 'todo' || status === 'backlog';

const weightOf = (cards: readonly TaskView[]): number => cards.reduce((sum, { weight }) => sum + weight, 0);

/** Leads from the column's head to the field at its foot, where one task after the other is typed. */
const AddButton = ({ status }: { status: StartStatus }) => (
  <button
    type="button"
    className="board-column__add touch-target center muted"
    aria-label={`Add a task to ${taskStatusLabels[status]}`}
    onClick={() => document.getElementById(quickAddField(status))?.focus()}
  >
    <Plus size={16} strokeWidth={2} />
  </button>
);
