import { ChangeAnnouncer, type ChangeMarks } from '@portal/ui-antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { CardFrame } from './board-card.js';
import { BoardColumn, type ColumnTexts } from './board-column.js';
import { BoardJump, useFirstColumn } from './board-jump.js';
import {
  landing,
  placeOf,
  placeText,
  type BoardRecord,
  type Columns,
  type Place,
  type Workflow,
} from './board-model.js';
import { useDragged } from './use-drag.js';
import { useLift } from './use-lift.js';
import './board.css';

/** The moves of a card on the board. */
export interface CardMoves<Card extends BoardRecord> {
  onMove: (card: Card, to: Card['status']) => void;
  /** Puts the card one place up or down in its column. */
  onShift: (card: Card, by: -1 | 1) => void;
}

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
  /** Columns that are strips until they are opened. */
  folded: readonly Card['status'][];
  wordsOf: (status: Card['status'], cards: readonly Card[]) => ColumnTexts;
  renderCard: (card: Card, frame: CardFrame, moves: CardMoves<Card>) => ReactNode;
}

/** Records in columns by state. Cards move by dragging, by keyboard and by their menu, only where their states let them. */
export function Board<Card extends BoardRecord>(props: BoardProps<Card>) {
  const { label, noun, workflow, columns: stored, move, mayMove, marks, hrefOf, folded, wordsOf, renderCard } = props;
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [opened, setOpened] = useState<readonly Card['status'][]>([]);
  const { columns, lifted, spoken, speak, focusCard, onKeyDown } = useLift({
    board,
    workflow,
    columns: stored,
    mayMove,
    onDrop: move,
  });
  const named = workflow.statuses.map((status) => ({ name: workflow.words[status], count: stored[status].length }));
  useFirstColumn(
    board,
    named.map(({ count }) => count),
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
  const moves: CardMoves<Card> = {
    onMove: (card, status) => put(card, { status, index: stored[status].length }),
    onShift: (card, by) => {
      const { status, index } = placeOf(stored, card);
      put(card, { status, index: index + by });
    },
  };
  const drop = (id: string, to: Place<Card>): void => {
    const card = cards.find((candidate) => candidate.id === id);
    if (card) move(card, to);
  };
  const isStrip = (status: Card['status']): boolean =>
    folded.includes(status) && !opened.includes(status) && !columns[status].some(({ id }) => id === lifted?.id);
  const fold = (status: Card['status']): void =>
    setOpened((now) => (now.includes(status) ? now.filter((other) => other !== status) : [...now, status]));

  return (
    <>
      <p id={hintId} hidden>
        Press Space to pick this {noun} up, arrows to move it, Enter to drop it, Escape to put it back.
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {spoken}
      </p>
      <ChangeAnnouncer rows={cards} marks={marks} nameOf={(card) => card.title} />
      <BoardJump board={board} columns={named} />
      <div
        ref={board}
        role="group"
        aria-label={label}
        className="board__columns"
        data-moving={moving ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        {workflow.statuses.map((status) => (
          <BoardColumn
            key={status}
            workflow={workflow}
            status={status}
            cards={columns[status]}
            words={wordsOf(status, columns[status])}
            liftedId={lifted?.id}
            moving={moving}
            onDrop={(id, index) => drop(id, { status, index })}
            isFolded={isStrip(status)}
            onFold={folded.includes(status) ? () => fold(status) : undefined}
            renderCard={(card, place) =>
              renderCard(
                card,
                {
                  ...place,
                  href: hrefOf(card),
                  change: marks?.get(card.id),
                  mayMove,
                  isLifted: card.id === lifted?.id,
                  isDragged: card.id === draggedId && card.id !== lifted?.id,
                  hintId,
                },
                moves,
              )
            }
          />
        ))}
      </div>
      {mayMove ? <KeyHints /> : null}
    </>
  );
}

const KeyHints = () => (
  <p className="board__keys" aria-hidden="true">
    <kbd>Space</kbd> pick up <kbd>←</kbd>
    <kbd>↑</kbd>
    <kbd>↓</kbd>
    <kbd>→</kbd> move <kbd>Enter</kbd> drop or open <kbd>Esc</kbd> put back
  </p>
);
