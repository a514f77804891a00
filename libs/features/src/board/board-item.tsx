import { memo, type ReactNode } from 'react';
import type { CardFrame } from './board-card.js';
import type { BoardRecord } from './board-model.js';

/** The moves of a card on the board. */
export interface CardMoves<Card extends BoardRecord> {
  onMove: (card: Card, to: Card['status']) => void;
  /** Puts the card one place up or down in its column. */
  onShift: (card: Card, by: -1 | 1) => void;
}

/** Draws a card; declared outside of a component, it draws only cards that changed. */
export type RenderCard<Card extends BoardRecord> = (
  card: Card,
  frame: CardFrame<Card>,
  moves: CardMoves<Card>,
) => ReactNode;

interface BoardItemProps<Card extends BoardRecord> extends CardFrame<Card> {
  card: Card;
  moves: CardMoves<Card>;
  render: RenderCard<Card>;
}

const Item = <Card extends BoardRecord>({ card, moves, render, ...frame }: BoardItemProps<Card>) =>
  render(card, frame, moves);

/** A card in its place: a key that is pressed on a board of hundreds draws the two or three that it concerns. */
export const BoardItem = memo(Item) as typeof Item;
