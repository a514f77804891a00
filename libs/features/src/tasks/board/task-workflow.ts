import { taskStatuses, taskTransitions, type TaskStatus, type TaskView } from '@portal/contracts';
import { othersIn, type Workflow } from '../../board/board-model.js';
import { taskStatusLabels } from '../task-labels.js';

/** How far apart the server puts tasks of a column, so that others fit between them. */
const STEP = 1_024;

/** A state may be left only for those that the workflow allows (decisions, section 4). */
const mayStand = (from: TaskStatus, to: TaskStatus): boolean =>
  from === to || taskTransitions.allowed(from, 'anyone').includes(to);

/** The board of a project's tasks. */
export const taskWorkflow: Workflow<TaskView> = {
  statuses: taskStatuses,
  words: taskStatusLabels,
  compare: (one, other) => one.position - other.position || one.id.localeCompare(other.id),
  takes: ({ status }, to) => mayStand(status, to),
  isArranged: true,
};

/**
 * The number that puts a card between its neighbours. `all` is the column with the cards that a filter hides: the card
 * goes right behind the one it was dropped under.
 */
export function positionAt(all: readonly TaskView[], shown: readonly TaskView[], id: string, index: number): number {
  const column = othersIn(all, id);
  const cards = othersIn(shown, id);
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
