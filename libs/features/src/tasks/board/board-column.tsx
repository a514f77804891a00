import type { TaskStatus, TaskView } from '@portal/contracts';
import { StatusTag, type ChangeMarks } from '@portal/ui-antd';
import { Plus } from 'lucide-react';
import { Fragment, useId, useRef, useState } from 'react';
import { taskStatusTones, taskStatusWords } from '../task-words.js';
import { refusalText } from './board-model.js';
import { TaskCard, type CardActions } from './task-card.js';
import { useDropColumn } from './use-drag.js';

/** So many cards are drawn at first, and so many more at a time. */
const PART = 60;

interface BoardColumnProps extends CardActions {
  status: TaskStatus;
  cards: readonly TaskView[];
  marks: ChangeMarks | undefined;
  liftedId: string | undefined;
  /** The card that is being moved, by mouse or keys, so that columns which don't take it say so. */
  moving: TaskView | undefined;
  takes: (task: TaskView) => boolean;
  onDrop: (task: TaskView, index: number) => void;
  /** Adds a task here; absent where none can begin. */
  onAdd?: (() => void) | undefined;
  /** Shown as a narrow strip until it is opened. */
  isFolded: boolean;
  onFold?: (() => void) | undefined;
}

/** A state of the workflow with its cards. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, cards, marks, liftedId, moving, takes, onDrop, onAdd, isFolded, onFold, ...actions } = props;
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState<number>();
  const [count, setCount] = useState(PART);
  const titleId = useId();
  useDropColumn(column, { takes, onOver: setOver, onDrop });

  const isRefused = moving !== undefined && !takes(moving);
  const shown = cards.slice(0, Math.max(count, cards.findIndex(({ id }) => id === liftedId) + 1));
  const line = lineIndex(shown, moving, over);
  const state = [isRefused ? 'is-refused' : '', over === undefined ? '' : 'is-over', isFolded ? 'is-folded' : ''];
  return (
    <section ref={column} className={`board-column ${state.filter(Boolean).join(' ')}`} aria-labelledby={titleId}>
      <header className="board-column__head">
        <h2 id={titleId} className="board-column__title">
          {onFold ? (
            <button type="button" className="board-column__fold" aria-expanded={!isFolded} onClick={onFold}>
              <StatusTag tone={taskStatusTones[status]}>{taskStatusWords[status]}</StatusTag>
            </button>
          ) : (
            <StatusTag tone={taskStatusTones[status]}>{taskStatusWords[status]}</StatusTag>
          )}
        </h2>
        <span className="board-column__count" title={`Weight ${weightOf(cards)} together`}>
          {cards.length}
        </span>
        {onAdd ? (
          <button
            type="button"
            className="board-column__add"
            aria-label={`Add a task to ${taskStatusWords[status]}`}
            onClick={onAdd}
          >
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
          </button>
        ) : null}
      </header>
      {isRefused ? <p className="board-column__why">{refusalText(moving.status, status)}</p> : null}
      {isFolded ? null : (
        <ul className="board-column__cards" aria-labelledby={titleId}>
          {shown.map((task, index) => (
            <Fragment key={task.id}>
              {line === index ? <DropLine /> : null}
              <TaskCard
                {...actions}
                task={task}
                change={marks?.get(task.id)}
                isLifted={task.id === liftedId}
                isDragged={task.id === moving?.id && task.id !== liftedId}
                isFirst={index === 0}
                isLast={index === cards.length - 1}
              />
            </Fragment>
          ))}
          {line === shown.length ? <DropLine /> : null}
          {cards.length === 0 && line === undefined ? (
            <li className="board-column__empty">{moving && !isRefused ? 'Drop it here' : 'No tasks'}</li>
          ) : null}
        </ul>
      )}
      {!isFolded && cards.length > shown.length ? (
        <button type="button" className="board-column__more" onClick={() => setCount(count + PART)}>
          Show {Math.min(PART, cards.length - shown.length)} more of {cards.length}
        </button>
      ) : null}
    </section>
  );
}

const DropLine = () => <li className="board-column__line" aria-hidden="true" />;

const weightOf = (cards: readonly TaskView[]): number => cards.reduce((sum, { weight }) => sum + weight, 0);

/** Before which of the drawn cards the line is that shows where the dragged one would land. */
function lineIndex(
  shown: readonly TaskView[],
  moving: TaskView | undefined,
  over: number | undefined,
): number | undefined {
  if (over === undefined || !moving) return undefined;
  const own = shown.findIndex(({ id }) => id === moving.id);
  return own !== -1 && over >= own ? over + 1 : over;
}
