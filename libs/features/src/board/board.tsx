import { ChangeAnnouncer, type ChangeMarks } from '@portal/ui-antd';
import { useId, useMemo, useRef, type MouseEvent } from 'react';
import { BoardColumn, type ColumnTexts } from './board-column.js';
import { BoardItem, type CardMoves, type RenderCard } from './board-item.js';
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
import { useFoldedColumns } from './use-folded-columns.js';
import { useKeyboardDrag } from './use-keyboard-drag.js';
import { useStableCallback } from './use-stable-callback.js';
import './board.css';

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
  /** Takes the press on a card's link, to open it here. */
  onOpen?: (card: Card, event: MouseEvent) => void;
  /** Columns that are folded to a strip at first. */
  folded: readonly Card['status'][];
  wordsOf: (status: Card['status'], cards: readonly Card[]) => ColumnTexts;
  renderCard: RenderCard<Card>;
}

/** Records in columns by state. Cards move by dragging, by keyboard and by their menu, only where their states let them. */
export function Board<Card extends BoardRecord>(props: BoardProps<Card>) {
  const {
    label,
    noun,
    workflow,
    columns: stored,
    move,
    mayMove,
    marks,
    hrefOf,
    onOpen,
    folded,
    wordsOf,
    renderCard,
  } = props;
  const board = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [foldedNow, toggleFold] = useFoldedColumns<Card['status']>(label, workflow.statuses, folded);
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
  const open = useStableCallback((card: Card, event: MouseEvent) => onOpen?.(card, event));
  const drop = (id: string, to: Place<Card>): void => {
    const card = cards.find((candidate) => candidate.id === id);
    if (card) move(card, to);
  };
  const isStrip = (status: Card['status']): boolean =>
    foldedNow.includes(status) && !columns[status].some(({ id }) => id === lifted?.id);

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
        className="board__columns flex gap-12 shrinks"
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
                render={renderCard}
                href={hrefOf(card)}
                onOpen={onOpen && open}
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
