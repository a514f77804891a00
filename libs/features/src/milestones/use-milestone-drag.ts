import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface MilestoneDrag {
  /** It is being dragged. */
  dragging: boolean;
  /** Where another would go if it were dropped now. */
  over: 'upper' | 'lower' | undefined;
}

interface Options {
  id: string;
  row: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLElement | null>;
  enabled: boolean;
  /** Another milestone was dropped on a half of this one. */
  onDrop: (id: string, half: 'upper' | 'lower') => void;
}

const halfOf = (element: Element, y: number): 'upper' | 'lower' => {
  const { top, height } = element.getBoundingClientRect();
  return y < top + height / 2 ? 'upper' : 'lower';
};

/** Lets a milestone be dragged by its handle onto a half of another. */
export function useMilestoneDrag({ id, row, handle, enabled, onDrop }: Options): MilestoneDrag {
  const [dragging, setDragging] = useState(false);
  const [over, setOver] = useState<MilestoneDrag['over']>();
  const dropped = useEffectEvent(onDrop);

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!enabled || !element || !dragHandle) return undefined;
    const stopDragging = draggable({
      element,
      dragHandle,
      getInitialData: () => ({ milestone: id }),
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
    const stopTaking = dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['milestone'] === 'string' && source.data['milestone'] !== id,
      onDragEnter: ({ location }) => setOver(halfOf(element, location.current.input.clientY)),
      onDrag: ({ location }) => setOver(halfOf(element, location.current.input.clientY)),
      onDragLeave: () => setOver(undefined),
      onDrop: ({ source, location }) => {
        setOver(undefined);
        dropped(String(source.data['milestone']), halfOf(element, location.current.input.clientY));
      },
    });
    return () => {
      stopDragging();
      stopTaking();
    };
  }, [id, row, handle, enabled]);
  return { dragging, over };
}
