import { useMemo, useState } from 'react';
import { columnsOf, placeOf, type BoardRecord, type Columns, type Place, type Workflow } from './board-model.js';

interface MovesOptions<Card extends BoardRecord> {
  workflow: Workflow<Card>;
  cards: readonly Card[];
  /** Whether a filter lets a card through. */
  isShown: (card: Card) => boolean;
  /** What a card is in its new place. `all` is the board with the cards that the filter hides. */
  changeFor: (card: Card, to: Place<Card>, shown: Columns<Card>, all: Columns<Card>) => Partial<Card>;
  /** Sends the change; settles when the server has answered and a refusal was shown. */
  save: (card: Card, change: Partial<Card>) => Promise<unknown>;
}

interface Moves<Card extends BoardRecord> {
  columns: Columns<Card>;
  /** Puts a card somewhere: at once on the screen, taken back when the server refuses. False when it is there already. */
  move: (card: Card, to: Place<Card>) => boolean;
}

/** The cards of the board and their moves. A card stays where it was put until the server has answered. */
export function useMoves<Card extends BoardRecord>(options: MovesOptions<Card>): Moves<Card> {
  const { workflow, cards, isShown, changeFor, save } = options;
  const [held, setHeld] = useState<ReadonlyMap<string, Partial<Card>>>(new Map());
  const placed = useMemo(
    () => cards.map((card) => (held.has(card.id) ? { ...card, ...held.get(card.id) } : card)),
    [cards, held],
  );
  const all = useMemo(() => columnsOf(workflow, placed), [workflow, placed]);
  const columns = useMemo(() => columnsOf(workflow, placed.filter(isShown)), [workflow, placed, isShown]);

  const move = (card: Card, to: Place<Card>): boolean => {
    const from = placeOf(columns, card);
    if (from.status === to.status && (from.index === to.index || !workflow.isArranged)) return false;
    const change = changeFor(card, to, columns, all);
    setHeld((now) => new Map(now).set(card.id, change));
    const letGo = (): void =>
      setHeld((now) => (now.get(card.id) === change ? new Map([...now].filter(([id]) => id !== card.id)) : now));
    // a refusal was shown by then
    void save(card, change).then(letGo, letGo);
    return true;
  };
  return { columns, move };
}
