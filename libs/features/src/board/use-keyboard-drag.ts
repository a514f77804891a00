import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {
  neighborOf,
  placeOf,
  placeText,
  stepFrom,
  withCardAt,
  type BoardRecord,
  type Columns,
  type Place,
  type Workflow,
} from './board-model.js';

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
