import { classNames } from '@portal/ui';
import { Fragment, memo, type ReactNode, useId, useRef, useState } from 'react';
import type { CardFrame } from './board-card.js';
import { type BoardRecord, refusalText, type Workflow } from './board-model.js';
import { useDropColumn } from './use-drag.js';

/** So many cards are drawn at first, and so many more at a time. */
const PART = 30;

/** The texts of a column. */
export interface ColumnTexts {
  /** The state as a word with a dot. */
  tag: ReactNode;
  count: ReactNode;
  /** A button in its head. */
  action?: ReactNode;
  /** Below the cards: what isn't shown of it. */
  more?: ReactNode;
  empty: string;
}

interface BoardColumnProps<Card extends BoardRecord> {
  workflow: Workflow<Card>;
  status: Card['status'];
  cards: readonly Card[];
  words: ColumnTexts;
  renderCard: (card: Card, place: { isFirst: boolean; isLast: boolean }) => ReactNode;
  /** A card that must be drawn: the one that is carried, or that the focus goes to. */
  neededId: string | undefined;
  /** The card that is being moved, by mouse or keys, so that columns which don't take it show it. */
  moving: Card | undefined;
  onDrop: (id: string, index: number) => void;
  /** Shown as a narrow strip until it is opened. */
  isFolded: boolean;
  onFold: () => void;
}

/** A state of the workflow with its cards. */
export function BoardColumn<Card extends BoardRecord>(props: BoardColumnProps<Card>) {
  const { workflow, status, cards, words, renderCard, neededId, moving, onDrop, isFolded, onFold } = props;
  const column = useRef<HTMLElement>(null);
  const [over, setOver] = useState<number>();
  const [count, setCount] = useState(PART);
  const titleId = useId();
  const isRefused = moving !== undefined && !workflow.takes(moving, status);
  useDropColumn(column, {
    takes: (id) => moving?.id === id && !isRefused,
    onOver: setOver,
    onDrop,
  });

  const shown = cards.slice(0, Math.max(count, cards.findIndex(({ id }) => id === neededId) + 1));
  const line = workflow.isArranged ? lineIndex(shown, moving, over) : undefined;
  return (
    <section
      ref={column}
      className={classNames(
        'board-column flex gap-4 shrinks',
        isRefused && 'is-refused',
        over !== undefined && 'is-over',
        isFolded && 'is-folded',
      )}
      aria-labelledby={titleId}
    >
      <header className="board-column__head row gap-8 fixed">
        <h2 id={titleId} className="board-column__title">
          <button
            type="button"
            className="board-column__fold rounded-6 touch-target"
            aria-expanded={!isFolded}
            title={isFolded ? 'Unfold this column' : 'Fold this column'}
            onClick={onFold}
          >
            {words.tag}
          </button>
        </h2>
        {words.count}
        {isFolded ? null : words.action}
      </header>
      {isRefused ? (
        <p className="board-column__why muted tiny fixed">{refusalText(workflow, moving.status, status)}</p>
      ) : null}
      {isFolded ? null : (
        <ul className="board-column__cards scrolls-y flex gap-8" aria-labelledby={titleId}>
          {shown.map((card, index) => (
            <Fragment key={card.id}>
              {line === index ? <DropLine /> : null}
              {renderCard(card, { isFirst: index === 0, isLast: index === cards.length - 1 })}
            </Fragment>
          ))}
          {line === shown.length ? <DropLine /> : null}
          {cards.length === 0 && line === undefined ? (
            <li className="board-column__empty muted tiny">{moving && !isRefused ? 'Drop it here' : words.empty}</li>
          ) : null}
        </ul>
      )}
      {!isFolded && cards.length > shown.length ? (
        <button
          type="button"
          className="board-column__more rounded-6 primary touch-target tiny strong fixed"
          onClick={() => setCount(count + PART)}
        >
          Show {Math.min(PART, cards.length - shown.length)} more of {cards.length}
        </button>
      ) : null}
      {isFolded ? null : words.more}
    </section>
  );
}

const DropLine = () => <li className="board-column__line fixed" aria-hidden="true" />;

/** Before which of the drawn cards the line is that shows where the dragged one would land. */
function lineIndex(
  shown: readonly BoardRecord[],
  moving: BoardRecord | undefined,
  over: number | undefined,
): number | undefined {
  if (over === undefined || !moving) return undefined;
  const own = shown.findIndex(({ id }) => id === moving.id);
  return own !== -1 && over >= own ? over + 1 : over;
}

/** The moves of a card on the board. */
export interface CardMoves<Card extends BoardRecord> {
  onMove: (card: Card, to: Card['status']) => void;
  /** Puts the card one place up or down in its column. */
  onShift: (card: Card, by: -1 | 1) => void;
}

/** Draws a card; declared outside of a component, it draws only cards that changed. */
export type RenderCard<Card extends BoardRecord> = (card: Card, frame: CardFrame, moves: CardMoves<Card>) => ReactNode;

interface BoardItemProps<Card extends BoardRecord> extends CardFrame {
  card: Card;
  moves: CardMoves<Card>;
  render: RenderCard<Card>;
}

const Item = <Card extends BoardRecord>({ card, moves, render, ...frame }: BoardItemProps<Card>) =>
  render(card, frame, moves);

/** A card in its place: a key that is pressed on a board of hundreds draws the two or three that it concerns. */
export const BoardItem = memo(Item) as typeof Item;
