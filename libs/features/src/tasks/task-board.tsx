import { taskStatuses, type TaskStatus, type TaskView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { ChangeAnnouncer } from '@portal/ui-antd';
import { useId, useRef, useState } from 'react';
import { BoardColumn } from './board/board-column.js';
import { mayStand, placeOf, placeText, type Place } from './board/board-model.js';
import { BoardSkeleton } from './board/board-skeleton.js';
import { useDragged } from './board/use-drag.js';
import { useLift } from './board/use-lift.js';
import { useMoves } from './board/use-moves.js';
import { TaskForm } from './task-form.js';
import { isFiltered, noFilters, TaskToolbar } from './task-toolbar.js';
import { TasksEmpty, TasksFailed } from './task-states.js';
import type { TaskViewProps } from './task-view-props.js';
import { useProjectTasks } from './use-project-tasks.js';
import { useSaveTask, type SaveTask } from './use-save-task.js';
import { useTaskChoices } from './use-task-choices.js';
import './board/task-board.css';

type Start = 'todo' | 'backlog';

/**
 * The tasks of a project in columns by state. Cards move by dragging, by keyboard and by their menu, only where the
 * workflow lets them; at once, and back when the server refuses (specification, section 4).
 */
export function TaskBoard(props: TaskViewProps) {
  const { projectId, access } = props;
  const { tasks, error, refetch, query, change, isShown } = useProjectTasks(props, 'board');
  const choices = useTaskChoices(projectId);
  const [adding, setAdding] = useState<Start>();
  const { save, conflictDialog } = useSaveTask(choices);
  const mayCreate = useCan('task.create', { access: access ?? null });
  const add = mayCreate ? setAdding : undefined;
  const filtered = isFiltered(query);

  return (
    <div className="task-board">
      <TaskToolbar
        access={access}
        choices={choices}
        isBoard
        query={query}
        onQueryChange={change}
        onNew={() => setAdding('todo')}
      />
      {!tasks && error ? (
        <TasksFailed error={error} onRetry={() => void refetch()} />
      ) : !tasks ? (
        <BoardSkeleton />
      ) : tasks.length === 0 || (filtered && !tasks.some(isShown)) ? (
        <TasksEmpty
          filtered={filtered && tasks.length > 0}
          onClear={() => change(noFilters)}
          onNew={add && (() => add('todo'))}
        />
      ) : (
        <Columns {...props} tasks={tasks} isShown={isShown} save={save} onAdd={add} />
      )}
      {adding ? (
        <TaskForm projectId={projectId} preset={{ status: adding }} onClose={() => setAdding(undefined)} />
      ) : null}
      {conflictDialog}
    </div>
  );
}

interface ColumnsProps extends Pick<TaskViewProps, 'access' | 'marks' | 'hrefOf'> {
  tasks: readonly TaskView[];
  isShown: (task: TaskView) => boolean;
  save: SaveTask['save'];
  onAdd: ((status: Start) => void) | undefined;
}

function Columns({ tasks, isShown, access, marks, hrefOf, save, onAdd }: ColumnsProps) {
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [isFolded, setFolded] = useState(true);
  const mayMove = useCan('task.update', { access: access ?? null });
  const { columns: stored, move } = useMoves(tasks, isShown, save);
  const { columns, lifted, spoken, speak, focusCard, onKeyDown } = useLift({
    board,
    columns: stored,
    mayMove,
    onDrop: move,
  });
  const dragged = useDragged();
  const moving = dragged ?? lifted;

  const put = (task: TaskView, to: Place): void => {
    if (move(task, to)) speak(`“${task.title}” is in ${placeText(stored, task, to)}.`);
    focusCard(task.id);
  };
  const moveTo = (task: TaskView, status: TaskStatus): void => put(task, { status, index: stored[status].length });
  const shift = (task: TaskView, by: -1 | 1): void =>
    put(task, { status: task.status, index: placeOf(stored, task).index + by });

  return (
    <>
      <p id={hintId} hidden>
        Press Space to pick this task up, arrows to move it, Enter to drop it, Escape to put it back.
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {spoken}
      </p>
      <ChangeAnnouncer rows={tasks} marks={marks} nameOf={(task) => task.title} />
      <div
        ref={board}
        role="group"
        aria-label="Board of tasks"
        className="task-board__columns"
        data-moving={moving ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {taskStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={columns[status]}
            marks={marks}
            liftedId={lifted?.id}
            moving={moving}
            takes={(task) => mayStand(task.status, status)}
            onDrop={(task, index) => move(task, { status, index })}
            onAdd={onAdd && isStart(status) ? () => onAdd(status) : undefined}
            isFolded={status === 'cancelled' && isFolded && !columns[status].some(({ id }) => id === lifted?.id)}
            onFold={status === 'cancelled' ? () => setFolded(!isFolded) : undefined}
            hrefOf={hrefOf}
            onMove={mayMove ? moveTo : undefined}
            onShift={mayMove ? shift : undefined}
            hintId={hintId}
          />
        ))}
      </div>
      {mayMove ? <KeyHints /> : null}
    </>
  );
}

const isStart = (status: TaskStatus): status is Start => status === 'todo' || status === 'backlog';

const KeyHints = () => (
  <p className="task-board__keys" aria-hidden="true">
    <kbd>Space</kbd> pick up <kbd>←</kbd>
    <kbd>↑</kbd>
    <kbd>↓</kbd>
    <kbd>→</kbd> move <kbd>Enter</kbd> drop or open <kbd>Esc</kbd> put back
  </p>
);
