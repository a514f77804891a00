import { taskStatuses, taskTransitions, type TaskStatus, type TaskView } from '@portal/contracts';
import { taskStatusWords } from '../task-words.js';

/** How far apart the server puts tasks of a column, so that others fit between them. */
const STEP = 1_024;

/** A place on the board: a column, and how many other cards are above. */
export interface Place {
  status: TaskStatus;
  index: number;
}

/** The cards of each column from top to bottom. */
export type Columns = Readonly<Record<TaskStatus, readonly TaskView[]>>;

/** Tasks in their columns and order. */
export function columnsOf(tasks: readonly TaskView[]): Columns {
  const sorted = tasks.toSorted((one, other) => one.position - other.position || one.id.localeCompare(other.id));
  const columns = Object.fromEntries(taskStatuses.map((status) => [status, [] as TaskView[]]));
  for (const task of sorted) columns[task.status]?.push(task);
  return columns as unknown as Columns;
}

/** Whether a card may be put there: its own column, or a step of the workflow (decisions, section 4). */
export const mayStand = (from: TaskStatus, to: TaskStatus): boolean =>
  from === to || taskTransitions.allowed(from, 'anyone').includes(to);

/** Why a column doesn't take a card. */
export const refusalText = (from: TaskStatus, to: TaskStatus): string =>
  `Not straight from ${taskStatusWords[from]} to ${taskStatusWords[to]}`;

const others = (column: readonly TaskView[], id: string): readonly TaskView[] =>
  column.filter((card) => card.id !== id);

/** Where a task's card is. */
export const placeOf = (columns: Columns, task: TaskView): Place => ({
  status: task.status,
  index: columns[task.status].findIndex(({ id }) => id === task.id),
});

/** The board with a card put to another place. */
export function withCardAt(columns: Columns, task: TaskView, { status, index }: Place): Columns {
  const without = { ...columns, [task.status]: others(columns[task.status], task.id) };
  return { ...without, [status]: without[status].toSpliced(index, 0, { ...task, status }) };
}

/**
 * The number that puts a card between its neighbours. `all` is the column with the cards that a filter hides: the card
 * goes right behind the one it was dropped under.
 */
export function positionAt(all: readonly TaskView[], shown: readonly TaskView[], id: string, index: number): number {
  const column = others(all, id);
  const cards = others(shown, id);
  const above = cards[index - 1];
  const below = cards[index];
  if (above) return between(above, next(column, above, 1));
  if (below) return between(next(column, below, -1), below);
  return between(column.at(-1), undefined);
}

const next = (column: readonly TaskView[], card: TaskView, step: 1 | -1): TaskView | undefined =>
  column[column.findIndex(({ id }) => id === card.id) + step];

function between(above: TaskView | undefined, below: TaskView | undefined): number {
  if (above && below) return (above.position + below.position) / 2;
  if (above) return above.position + STEP;
  return below ? below.position - STEP : STEP;
}

/** Where a lifted card goes by an arrow key, among the columns that take it; the same place when there is none. */
export function stepFrom(columns: Columns, task: TaskView, at: Place, key: string): Place {
  const room = (status: TaskStatus): number => others(columns[status], task.id).length;
  if (key === 'ArrowUp') return { ...at, index: Math.max(0, at.index - 1) };
  if (key === 'ArrowDown') return { ...at, index: Math.min(room(at.status), at.index + 1) };
  const here = taskStatuses.indexOf(at.status);
  const ahead = key === 'ArrowRight' ? taskStatuses.slice(here + 1) : taskStatuses.slice(0, here).toReversed();
  const status = ahead.find((candidate) => mayStand(task.status, candidate));
  return status ? { status, index: Math.min(at.index, room(status)) } : at;
}

/** The card that an arrow key goes to when none is lifted. */
export function neighborOf(columns: Columns, task: TaskView, key: string): TaskView | undefined {
  const { status, index } = placeOf(columns, task);
  if (key === 'ArrowUp') return columns[status][index - 1];
  if (key === 'ArrowDown') return columns[status][index + 1];
  const here = taskStatuses.indexOf(status);
  const ahead = key === 'ArrowRight' ? taskStatuses.slice(here + 1) : taskStatuses.slice(0, here).toReversed();
  const column = columns[ahead.find((candidate) => columns[candidate].length > 0) ?? status];
  return column.includes(task) ? undefined : column[Math.min(index, column.length - 1)];
}

/** A place in words: "In progress, 2 of 5". */
export const placeText = (columns: Columns, task: TaskView, { status, index }: Place): string =>
  `${taskStatusWords[status]}, ${index + 1} of ${others(columns[status], task.id).length + 1}`;
