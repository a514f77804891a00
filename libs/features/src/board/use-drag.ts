import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type BoardRecord,
  type Columns,
  neighborOf,
  type Place,
  placeOf,
  placeText,
  stepFrom,
  withCardAt,
  type Workflow,
} from './board-model.js';

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

interface Lifted<Card extends BoardRecord> {
  card: Card;
  from: Place<Card>;
  at: Place<Card>;
}

interface LiftOptions<Card extends BoardRecord> {
  board: RefObject<HTMLElement | null>;
  workflow: Workflow<Card>;
  /** The columns whose cards are drawn. */
  openStatuses: readonly Card['status'][];
  columns: Columns<Card>;
  /** Whether cards may be moved at all. */
  mayMove: boolean;
  onDrop: (card: Card, to: Place<Card>) => unknown;
}

interface Lift<Card extends BoardRecord> {
  /** The board as it looks now, with the lifted card where it would be dropped. */
  columns: Columns<Card>;
  /** The card that is carried now, as it was before. */
  lifted: Card | undefined;
  /** The card that the focus goes to. */
  wantedId: string | undefined;
  /** What just happened, to be spoken. */
  spoken: string;
  speak: (text: string) => void;
  /** Puts the focus on a card once it is where it goes. */
  focusCard: (id: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/**
 * Moving by keyboard: arrows go from card to card; Space lifts the one in focus, arrows carry it over the places that
 * take it, Enter or Space drops it, Escape puts it back. Every step is spoken.
 */
export function useKeyboardDrag<Card extends BoardRecord>(options: LiftOptions<Card>): Lift<Card> {
  const { board, workflow, openStatuses, columns, mayMove, onDrop } = options;
  const [lifted, setLifted] = useState<Lifted<Card>>();
  const [spoken, speak] = useState('');
  const { wantedId, focusCard } = useCardFocus(board);

  const textOf = (card: Card, place: Place<Card>): string => placeText(workflow, columns, card, place);
  const cardOf = (id: string | undefined): Card | undefined =>
    workflow.statuses.flatMap((status) => columns[status]).find((card) => card.id === id);
  const putBack = (): void => {
    if (!lifted) return;
    speak(`“${lifted.card.title}” is back in ${textOf(lifted.card, lifted.from)}.`);
    setLifted(undefined);
  };
  useOutside(board, lifted !== undefined, putBack);

  const carry = (key: string, { card, from, at }: Lifted<Card>): boolean => {
    if (arrows.has(key)) {
      const next = stepFrom(workflow, columns, card, at, key);
      setLifted({ card, from, at: next });
      speak(`${textOf(card, next)}.`);
    } else if (key === 'Enter' || key === ' ') {
      speak(`Dropped “${card.title}” in ${textOf(card, at)}.`);
      setLifted(undefined);
      onDrop(card, at);
    } else if (key === 'Escape') putBack();
    else return false;
    focusCard(card.id);
    return true;
  };
  const lift = (card: Card): void => {
    const from = placeOf(columns, card);
    setLifted({ card, from, at: from });
    speak(`Picked up “${card.title}”: ${textOf(card, from)}. Arrows move it, Enter drops it, Escape puts it back.`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const card = cardOf((event.target as HTMLElement).closest<HTMLElement>('[data-card-open]')?.dataset['cardOpen']);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (lifted) {
      if (!carry(event.key, lifted)) return;
    } else if (arrows.has(event.key)) {
      focusCard(neighborOf({ statuses: openStatuses }, columns, card, event.key)?.id);
    } else if (event.key === ' ' && mayMove) lift(card);
    else return;
    event.preventDefault();
  };
  const isThere = lifted && cardOf(lifted.card.id);
  return {
    columns: isThere ? withCardAt(columns, lifted.card, lifted.at) : columns,
    lifted: isThere,
    wantedId,
    spoken,
    speak,
    focusCard,
    onKeyDown,
  };
}

/** The focus follows a card into another column, where it is a new element. */
function useCardFocus(board: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ id: string }>();
  const done = useRef<{ id: string }>(undefined);
  useLayoutEffect(() => {
    if (!wanted || done.current === wanted) return;
    done.current = wanted;
    board.current?.querySelector<HTMLElement>(`[data-card-open="${wanted.id}"]`)?.focus();
  });
  return {
    wantedId: wanted?.id,
    focusCard: (id: string | undefined): void => setWanted(id === undefined ? undefined : { id }),
  };
}

/** A click elsewhere or a tab away ends what was begun by keyboard. */
function useOutside(board: RefObject<HTMLElement | null>, isActive: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return undefined;
    const onPointer = (): void => leave();
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Node && !board.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [board, isActive]);
}
