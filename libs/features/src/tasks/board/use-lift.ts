import type { TaskView } from '@portal/contracts';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { neighborOf, placeOf, placeText, stepFrom, withCardAt, type Columns, type Place } from './board-model.js';

interface Lifted {
  task: TaskView;
  from: Place;
  at: Place;
}

interface LiftOptions {
  board: RefObject<HTMLElement | null>;
  columns: Columns;
  /** Whether cards may be moved at all. */
  mayMove: boolean;
  onDrop: (task: TaskView, to: Place) => unknown;
}

interface Lift {
  /** The board as it looks now, with the lifted card where it would be dropped. */
  columns: Columns;
  /** The card that is carried now, as it was before. */
  lifted: TaskView | undefined;
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
export function useLift({ board, columns, mayMove, onDrop }: LiftOptions): Lift {
  const [lifted, setLifted] = useState<Lifted>();
  const [spoken, speak] = useState('');
  const focusCard = useCardFocus(board);

  const cardOf = (id: string | undefined): TaskView | undefined =>
    Object.values(columns)
      .flat()
      .find((task) => task.id === id);
  const putBack = (): void => {
    if (!lifted) return;
    speak(`“${lifted.task.title}” is back in ${placeText(columns, lifted.task, lifted.from)}.`);
    setLifted(undefined);
  };
  useOutside(board, lifted !== undefined, putBack);

  const carry = (key: string, { task, from, at }: Lifted): boolean => {
    if (arrows.has(key)) {
      const next = stepFrom(columns, task, at, key);
      setLifted({ task, from, at: next });
      speak(`${placeText(columns, task, next)}.`);
    } else if (key === 'Enter' || key === ' ') {
      speak(`Dropped “${task.title}” in ${placeText(columns, task, at)}.`);
      setLifted(undefined);
      onDrop(task, at);
    } else if (key === 'Escape') putBack();
    else return false;
    focusCard(task.id);
    return true;
  };
  const lift = (task: TaskView): void => {
    const from = placeOf(columns, task);
    setLifted({ task, from, at: from });
    speak(
      `Picked up “${task.title}”: ${placeText(columns, task, from)}. Arrows move it, Enter drops it, Escape puts it back.`,
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const task = cardOf((event.target as HTMLElement).closest<HTMLElement>('[data-card-open]')?.dataset['cardOpen']);
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    if (lifted) {
      if (!carry(event.key, lifted)) return;
    } else if (arrows.has(event.key)) {
      focusCard(neighborOf(columns, task, event.key)?.id);
    } else if (event.key === ' ' && mayMove) lift(task);
    else return;
    event.preventDefault();
  };
  const isThere = lifted && cardOf(lifted.task.id);
  return {
    columns: isThere ? withCardAt(columns, lifted.task, lifted.at) : columns,
    lifted: isThere,
    spoken,
    speak,
    focusCard,
    onKeyDown,
  };
}

/** The focus follows a card into another column, where it is a new element. */
function useCardFocus(board: RefObject<HTMLElement | null>): (id: string | undefined) => void {
  const [wanted, setWanted] = useState<{ id: string }>();
  const done = useRef<{ id: string }>(undefined);
  useLayoutEffect(() => {
    if (!wanted || done.current === wanted) return;
    done.current = wanted;
    board.current?.querySelector<HTMLElement>(`[data-card-open="${wanted.id}"]`)?.focus();
  });
  return (id) => setWanted(id === undefined ? undefined : { id });
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
