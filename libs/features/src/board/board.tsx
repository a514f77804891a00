import { readRemembered, remember } from '@portal/ui';
import { ChangeAnnouncer, type ChangeMarks, useStableCallback } from '@portal/ui-antd';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { BoardColumn, BoardItem, type CardMoves, type ColumnTexts, type RenderCard } from './board-column.js';
import {
  type BoardRecord,
  type Columns,
  landing,
  type Place,
  placeOf,
  placeText,
  type Workflow,
} from './board-model.js';
import './board.css';
import { useDragged, useKeyboardDrag } from './use-drag.js';

interface BoardProps<Card extends BoardRecord> {
  /** "Board of tasks" */
  label: string;
  /** What one card is: "task". */
  noun: string;
  workflow: Workflow<Card>;
  /** Cards in their columns, from `useMoves`. */
  columns: Columns<Card>;
  /** Puts a card somewhere; false when it is there already. */
  move: (card: Card, to: Place<Card>) => boolean;
  mayMove: boolean;
  marks: ChangeMarks | undefined;
  hrefOf: (card: Card) => string;
  /** Columns that are folded to a strip at first. */
  folded: readonly Card['status'][];
  wordsOf: (status: Card['status'], cards: readonly Card[]) => ColumnTexts;
  renderCard: RenderCard<Card>;
}

/** Records in columns by state. Cards move by dragging, by keyboard and by their menu, only where their states let them. */
export function Board<Card extends BoardRecord>(props: BoardProps<Card>) {
  const { workflow, columns: stored, move, mayMove, marks } = props;
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [foldedNow, toggleFold] = useFoldedColumns<Card['status']>(props.label, workflow.statuses, props.folded);
  const { columns, lifted, wantedId, spoken, speak, focusCard, onKeyDown } = useKeyboardDrag({
    board,
    workflow,
    openStatuses: workflow.statuses.filter((status) => !foldedNow.includes(status)),
    columns: stored,
    mayMove,
    onDrop: move,
  });
  const named = workflow.statuses.map((status) => ({ name: workflow.words[status], count: stored[status].length }));
  useFirstColumn(
    board,
    workflow.statuses.map((status) => (foldedNow.includes(status) ? 0 : stored[status].length)),
  );
  const cards = workflow.statuses.flatMap((status) => stored[status]);
  const draggedId = useDragged();
  const dragged = cards.find(({ id }) => id === draggedId);
  const moving = dragged ?? lifted;

  const put = (card: Card, to: Place<Card>): void => {
    const at = landing(workflow, stored, card, to);
    if (move(card, at)) speak(`“${card.title}” is in ${placeText(workflow, stored, card, at)}.`);
    focusCard(card.id);
  };
  const onMove = useStableCallback((card: Card, status: Card['status']) =>
    put(card, { status, index: stored[status].length }),
  );
  const onShift = useStableCallback((card: Card, by: -1 | 1) => {
    const { status, index } = placeOf(stored, card);
    put(card, { status, index: index + by });
  });
  const moves = useMemo<CardMoves<Card>>(() => ({ onMove, onShift }), [onMove, onShift]);
  const drop = (id: string, to: Place<Card>): void => {
    const card = cards.find((candidate) => candidate.id === id);
    if (card) move(card, to);
  };
  const isStrip = (status: Card['status']): boolean =>
    foldedNow.includes(status) && !columns[status].some(({ id }) => id === lifted?.id);

  return (
    <>
      <p id={hintId} hidden>
        Press Space to pick this {props.noun} up, arrows to move it, Enter to drop it, Escape to put it back.
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {spoken}
      </p>
      <ChangeAnnouncer rows={cards} marks={marks} nameOf={(card) => card.title} />
      <BoardJump board={board} columns={named} />
      <div
        ref={board}
        role="group"
        aria-label={props.label}
        className="board__columns scrolls-x flex gap-12 shrinks"
        data-moving={moving ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {workflow.statuses.map((status) => (
          <BoardColumn
            key={status}
            workflow={workflow}
            status={status}
            cards={columns[status]}
            words={props.wordsOf(status, columns[status])}
            neededId={lifted?.id ?? wantedId}
            moving={moving}
            onDrop={(id, index) => drop(id, { status, index })}
            isFolded={isStrip(status)}
            onFold={() => toggleFold(status)}
            renderCard={(card, place) => (
              <BoardItem
                key={card.id}
                {...place}
                card={card}
                moves={moves}
                render={props.renderCard}
                href={props.hrefOf(card)}
                change={marks?.get(card.id)}
                mayMove={mayMove}
                isLifted={card.id === lifted?.id}
                isDragged={card.id === draggedId && card.id !== lifted?.id}
                hintId={hintId}
              />
            )}
          />
        ))}
      </div>
      {mayMove ? <KeyHints /> : null}
    </>
  );
}

const KeyHints = () => (
  <p className="board__keys muted tiny" aria-hidden="true">
    <kbd>Space</kbd> pick up <kbd>←</kbd>
    <kbd>↑</kbd>
    <kbd>↓</kbd>
    <kbd>→</kbd> move <kbd>Enter</kbd> drop or open <kbd>Esc</kbd> put back
  </p>
);

/**
 * Which columns of a board are folded to a strip, remembered in this browser under the board's name. `first` are those
 * that are folded until the user unfolds them.
 */
function useFoldedColumns<Status extends string>(
  board: string,
  statuses: readonly Status[],
  first: readonly Status[],
): [folded: readonly Status[], toggle: (status: Status) => void] {
  const key = `folded columns: ${board}`;
  const [folded, setFolded] = useState<readonly Status[]>(() => {
    const kept = readRemembered(key)?.split(',');
    return kept ? statuses.filter((status) => kept.includes(status)) : first;
  });
  const toggle = (status: Status): void => {
    const next = folded.includes(status) ? folded.filter((other) => other !== status) : [...folded, status];
    remember(key, next.join(','));
    setFolded(next);
  };
  return [folded, toggle];
}

/** The board's place while its cards are on their way. */
export const BoardSkeleton = ({ label }: { label: string }) => (
  <div className="board__columns scrolls-x flex gap-12 shrinks" role="status" aria-busy="true" aria-label={label}>
    {[3, 4, 2, 2, 1].map((cards, column) => (
      <div key={column} className="board-column flex gap-4 shrinks" aria-hidden="true">
        <span className="skeleton-bar board-column__head row gap-8 fixed" style={{ width: '45%' }} />
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="board-card column frame gap-6 small fixed">
            <span className="skeleton-bar" style={{ width: '30%' }} />
            <span className="skeleton-bar" style={{ width: '85%' }} />
            <span className="skeleton-bar" style={{ width: '55%' }} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

/** Brings a column of the board to its left edge. */
function showColumn(board: HTMLElement | null, index: number): void {
  const column = board?.children.item(index);
  if (!board || !(column instanceof HTMLElement)) return;
  board.scrollLeft = column.offsetLeft - board.offsetLeft;
}

/** Where the board is wider than its place, it opens at its first column with a card. */
export function useFirstColumn(board: RefObject<HTMLElement | null>, counts: readonly number[]): void {
  const first = counts.findIndex((count) => count > 0);
  const wasShown = useRef(false);
  useEffect(() => {
    if (first < 0 || wasShown.current) return;
    wasShown.current = true;
    showColumn(board.current, first);
  }, [board, first]);
}

interface BoardJumpProps {
  board: RefObject<HTMLElement | null>;
  columns: readonly { name: string; count: number }[];
}

/** The names of the columns, each a way to it: on a phone only one column is in sight. */
export const BoardJump = ({ board, columns }: BoardJumpProps) => (
  <nav className="board-jump" aria-label="Columns">
    {columns.map(({ name, count }, index) => (
      <button
        key={name}
        type="button"
        className="board-jump__name touch-target"
        onClick={() => showColumn(board.current, index)}
      >
        {name} <span className="board-column__count muted tiny numeric">{count}</span>
      </button>
    ))}
  </nav>
);
