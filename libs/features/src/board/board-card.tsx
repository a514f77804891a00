import { classNames } from '@portal/ui';
import { ChangeNote, type ChangeMark } from '@portal/ui-antd';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { BoardRecord } from './board-model.js';
import { useDraggable } from './use-drag.js';
import './board-card.css';

/** The state of a card on the board; given by the board to the component that draws it. */
export interface CardFrame {
  href: string;
  change: ChangeMark | undefined;
  mayMove: boolean;
  isLifted: boolean;
  isDragged: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** The element that describes how cards are moved by keyboard. */
  hintId: string;
}

interface BoardCardProps {
  card: BoardRecord;
  frame: CardFrame;
  /** The line above the title: number, priority, menu. */
  head: ReactNode;
  /** Between title and foot. */
  children?: ReactNode;
  foot: ReactNode;
}

/** A record on a board. Its title is the link to it and takes the keys that move it. */
export function BoardCard({ card, frame, head, children, foot }: BoardCardProps) {
  const { change, mayMove, isLifted, isDragged } = frame;
  const element = useRef<HTMLLIElement>(null);
  useDraggable(element, card.id, mayMove);
  return (
    <li
      ref={element}
      data-card={card.id}
      className={classNames(
        'board-card',
        mayMove && 'is-movable',
        isLifted && 'is-lifted',
        isDragged && 'is-dragged',
        change?.glowing && 'is-glowing',
      )}
    >
      <ChangeNote mark={change} />
      <div className="board-card__head">{head}</div>
      <Link
        to={frame.href}
        draggable={false}
        className="board-card__title"
        data-card-open={card.id}
        aria-describedby={mayMove ? frame.hintId : undefined}
      >
        {card.title}
      </Link>
      {children}
      <div className="board-card__foot">{foot}</div>
    </li>
  );
}
