import { classNames } from '@portal/ui';
import { ChangeNote, type ChangeMark } from '@portal/ui-antd';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { BoardRecord } from './board-model.js';
import { useDraggable } from './use-drag.js';
import './board-card.css';

/** The state of a card on the board; given by the board to the component that draws it. */
export interface CardFrame<Card extends BoardRecord = BoardRecord> {
  href: string;
  /** Takes the press on the card's link, to open it here. */
  onOpen?: ((card: Card, event: MouseEvent) => void) | undefined;
  change: ChangeMark | undefined;
  mayMove: boolean;
  isLifted: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The element that describes how cards are moved by keyboard. */
  hintId: string;
}

interface BoardCardProps<Card extends BoardRecord> {
  card: Card;
  frame: CardFrame<Card>;
  /** The line above the title: number, priority, menu. */
  head: ReactNode;
  /** Between title and foot. */
  children?: ReactNode;
  foot: ReactNode;
}

/** A record on a board. Its title is the link to it and takes the keys that move it. */
export function BoardCard<Card extends BoardRecord>({ card, frame, head, children, foot }: BoardCardProps<Card>) {
  const { onOpen, change, mayMove, isLifted, isDragged } = frame;
  const element = useRef<HTMLLIElement>(null);
  useDraggable(element, card.id, mayMove);
  return (
    <li
      ref={element}
      data-card={card.id}
      className={classNames(
        'board-card fixed column frame gap-6 small',
        mayMove && 'is-movable',
        isLifted && 'is-lifted',
        isDragged && 'is-dragged',
        change?.glowing && 'is-glowing',
      )}
    >
      <ChangeNote mark={change} />
      <div className="board-card__head row gap-8 muted tiny wrap">{head}</div>
      <Link
        to={frame.href}
        draggable={false}
        className="board-card__title clip text plain-link strong anywhere"
        data-card-open={card.id}
        onClick={onOpen && ((event) => onOpen(card, event))}
        aria-describedby={mayMove ? frame.hintId : undefined}
      >
        {card.title}
      </Link>
      {children}
      <div className="board-card__foot row gap-8 muted tiny">{foot}</div>
    </li>
  );
}
