import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Makes an element a card that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, id: string, mayDrag: boolean): void {
  useEffect(() => {
    if (!element.current || !mayDrag) return undefined;
    return draggable({ element: element.current, getInitialData: () => ({ card: id }) });
  }, [element, id, mayDrag]);
}

/** The id of the card that is being dragged now. */
export function useDragged(): string | undefined {
  const [dragged, setDragged] = useState<string>();
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => idIn(source.data) !== undefined,
        onDragStart: ({ source }) => setDragged(idIn(source.data)),
        onDrop: () => setDragged(undefined),
      }),
    [],
  );
  return dragged;
}

interface DropColumn {
  /** Whether the column takes the card. */
  takes: (id: string) => boolean;
  /** The card hangs over the column, with so many other cards above; undefined when it has left. */
  onOver: (index: number | undefined) => void;
  onDrop: (id: string, index: number) => void;
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
      canDrop: ({ source }) => {
        const id = idIn(source.data);
        return id !== undefined && accept(id);
      },
      onDrag: ({ source, location }) => {
        const id = idIn(source.data);
        if (id) over(indexAt(column, id, location.current.input.clientY));
      },
      onDragLeave: () => over(undefined),
      onDrop: ({ source, location }) => {
        over(undefined);
        const id = idIn(source.data);
        if (id) drop(id, indexAt(column, id, location.current.input.clientY));
      },
    });
  }, [element]);
}

const idIn = (data: Record<string | symbol, unknown>): string | undefined =>
  typeof data['card'] === 'string' ? data['card'] : undefined;

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
