import type { TaskView, UpdateTask } from '@portal/contracts';
import { useMemo, useState } from 'react';
import { columnsOf, placeOf, positionAt, type Columns, type Place } from './board-model.js';

type Held = ReadonlyMap<string, Pick<TaskView, 'status' | 'position'>>;

interface Moves {
  columns: Columns;
  /** Puts a card somewhere: at once on the screen, taken back when the server refuses. False when it is there already. */
  move: (task: TaskView, to: Place) => boolean;
}

/** The cards of the board and their moves. A card stays where it was put until the server has answered. */
export function useMoves(
  tasks: readonly TaskView[],
  isShown: (task: TaskView) => boolean,
  save: (task: TaskView, changes: UpdateTask) => Promise<void>,
): Moves {
  const [held, setHeld] = useState<Held>(new Map());
  const placed = useMemo(
    () => tasks.map((task) => (held.has(task.id) ? { ...task, ...held.get(task.id) } : task)),
    [tasks, held],
  );
  const all = useMemo(() => columnsOf(placed), [placed]);
  const columns = useMemo(() => columnsOf(placed.filter(isShown)), [placed, isShown]);

  const move = (task: TaskView, to: Place): boolean => {
    const from = placeOf(columns, task);
    if (from.status === to.status && from.index === to.index) return false;
    const position = positionAt(all[to.status], columns[to.status], task.id, to.index);
    const place = { status: to.status, position };
    setHeld((now) => new Map(now).set(task.id, place));
    const letGo = (): void =>
      setHeld((now) => (now.get(task.id) === place ? new Map([...now].filter(([id]) => id !== task.id)) : now));
    // a refusal was said by then
    void save(task, from.status === to.status ? { position } : place).then(letGo, letGo);
    return true;
  };
  return { columns, move };
}
