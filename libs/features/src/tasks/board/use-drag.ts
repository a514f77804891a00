import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { TaskView } from '@portal/contracts';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Makes an element a card that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, task: TaskView, mayDrag: boolean): void {
  const data = useEffectEvent(() => ({ task }));
  useEffect(() => {
    if (!element.current || !mayDrag) return undefined;
    return draggable({ element: element.current, getInitialData: () => data() });
  }, [element, mayDrag]);
}

/** The card that is being dragged now. */
export function useDragged(): TaskView | undefined {
  const [dragged, setDragged] = useState<TaskView>();
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => isTask(source.data['task']),
        onDragStart: ({ source: { data } }) => setDragged(isTask(data['task']) ? data['task'] : undefined),
        onDrop: () => setDragged(undefined),
      }),
    [],
  );
  return dragged;
}

interface DropColumn {
  /** Whether the column takes the card. */
  takes: (task: TaskView) => boolean;
  /** The card hangs over the column, with so many other cards above; undefined when it has left. */
  onOver: (index: number | undefined) => void;
  onDrop: (task: TaskView, index: number) => void;
}

/** Makes an element a column that takes dragged cards. */
export function useDropColumn(element: RefObject<HTMLElement | null>, { takes, onOver, onDrop }: DropColumn): void {
  const accept = useEffectEvent(takes);
  const over = useEffectEvent(onOver);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const column = element.current;
    if (!column) return undefined;
    return dropTargetForElements({
      element: column,
      canDrop: ({ source }) => isTask(source.data['task']) && accept(source.data['task']),
      onDrag: ({ source, location }) => {
        if (isTask(source.data['task'])) over(indexAt(column, source.data['task'].id, location.current.input.clientY));
      },
      onDragLeave: () => over(undefined),
      onDrop: ({ source, location }) => {
        over(undefined);
        const { task } = source.data;
        if (isTask(task)) drop(task, indexAt(column, task.id, location.current.input.clientY));
      },
    });
  }, [element]);
}

const isTask = (data: unknown): data is TaskView =>
  typeof data === 'object' && data !== null && 'id' in data && 'status' in data;

/** How many cards beside the dragged one are above a height. */
function indexAt(column: HTMLElement, dragged: string, y: number): number {
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.dataset['card'] !== dragged,
  );
  return cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
