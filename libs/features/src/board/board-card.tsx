import { classNames } from '@portal/ui';
import { type ChangeMark, ChangeNote, useMenuButton } from '@portal/ui-antd';
import { Dropdown, type MenuProps } from 'antd';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import './board-card.css';
import type { BoardRecord } from './board-model.js';
import { useDraggable } from './use-drag.js';

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

interface BoardCardProps<Card extends BoardRecord> {
  card: Card;
  frame: CardFrame;
  /** The line above the title: number, priority, menu. */
  head: ReactNode;
  /** Between title and foot. */
  children?: ReactNode;
  foot: ReactNode;
}

/** A record on a board. Its title is the link to it and takes the keys that move it. */
export function BoardCard<Card extends BoardRecord>({ card, frame, head, children, foot }: BoardCardProps<Card>) {
  const { change, mayMove, isLifted, isDragged } = frame;
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
        aria-describedby={mayMove ? frame.hintId : undefined}
      >
        {card.title}
      </Link>
      {children}
      <div className="board-card__foot row gap-8 muted tiny">{foot}</div>
    </li>
  );
}

interface CardMenuProps {
  title: string;
  items: NonNullable<MenuProps['items']>;
  onChoose: (key: string) => void;
}

/**
 * What dragging does, by a menu: for fingers and for people who can't drag. The menu is made when it is first opened: a
 * board has hundreds.
 */
export function CardMenu({ title, items, onChoose }: CardMenuProps) {
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { ref, onKeyDown } = useMenuButton();
  const open = (): void => {
    setMade(true);
    setOpen(true);
  };
  const button = (
    <button
      ref={ref}
      type="button"
      className="board-card__menu touch-target relative center muted"
      aria-label={`Move ${title} to…`}
      aria-haspopup="menu"
      onClick={isMade ? undefined : open}
    >
      <Ellipsis size={16} strokeWidth={2} />
    </button>
  );
  if (!isMade) return button;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items,
        onKeyDown,
        onClick: ({ key }) => {
          setOpen(false);
          onChoose(key);
        },
      }}
    >
      {button}
    </Dropdown>
  );
}
