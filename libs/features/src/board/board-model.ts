/** A record that stands on a board. */
export interface BoardRecord<Status extends string = string> {
  id: string;
  title: string;
  status: Status;
}

/** The rules of one kind of board. */
export interface Workflow<Card extends BoardRecord> {
  /** Its columns, from left to right. */
  statuses: readonly Card['status'][];
  words: Readonly<Record<Card['status'], string>>;
  /** The order in a column, top first. */
  compare: (one: Card, other: Card) => number;
  /** Whether a card may be put there: its own column, or a step that its states allow (decisions, section 4). */
  takes: (card: Card, to: Card['status']) => boolean;
  /** Whether people choose the place in a column; otherwise its order does. */
  isArranged: boolean;
}

/** A place on the board: a column, and how many other cards are above. */
export interface Place<Card extends BoardRecord = BoardRecord> {
  status: Card['status'];
  index: number;
}

/** The cards of each column from top to bottom. */
export type Columns<Card extends BoardRecord> = Readonly<Record<Card['status'], readonly Card[]>>;

/** Cards in their columns and order. */
export function columnsOf<Card extends BoardRecord>(
  { statuses, compare }: Pick<Workflow<Card>, 'statuses' | 'compare'>,
  cards: readonly Card[],
): Columns<Card> {
  const ofStatus = Map.groupBy(cards.toSorted(compare), ({ status }) => status);
  return Object.fromEntries(statuses.map((status) => [status, ofStatus.get(status) ?? []])) as unknown as Columns<Card>;
}

/** The cards of a column without one. */
export const othersIn = <Card extends BoardRecord>(column: readonly Card[], id: string): readonly Card[] =>
  column.filter((card) => card.id !== id);

/** Where a card is. */
export function placeOf<Card extends BoardRecord>(columns: Columns<Card>, card: Card): Place<Card> {
  const status: Card['status'] = card.status;
  return { status, index: columns[status].findIndex(({ id }) => id === card.id) };
}

/** Where a card lands in a column: as near to the wanted index as the board's order lets it. */
export function landing<Card extends BoardRecord>(
  workflow: Workflow<Card>,
  columns: Columns<Card>,
  card: Card,
  { status, index }: Place<Card>,
): Place<Card> {
  const others = othersIn(columns[status], card.id);
  if (workflow.isArranged) return { status, index: Math.max(0, Math.min(index, others.length)) };
  return { status, index: others.filter((other) => workflow.compare(other, card) < 0).length };
}

/** The board with a card put to another place. */
export function withCardAt<Card extends BoardRecord>(
  columns: Columns<Card>,
  card: Card,
  { status, index }: Place<Card>,
): Columns<Card> {
  const from: Card['status'] = card.status;
  const without: Columns<Card> = { ...columns, [from]: othersIn(columns[from], card.id) };
  return { ...without, [status]: without[status].toSpliced(index, 0, { ...card, status }) };
}

/** Where a lifted card goes by an arrow key, among the columns that take it; the same place when there is none. */
export function stepFrom<Card extends BoardRecord>(
  workflow: Workflow<Card>,
  columns: Columns<Card>,
  card: Card,
  at: Place<Card>,
  key: string,
): Place<Card> {
  if (key === 'ArrowUp') return landing(workflow, columns, card, { ...at, index: at.index - 1 });
  if (key === 'ArrowDown') return landing(workflow, columns, card, { ...at, index: at.index + 1 });
  const { statuses } = workflow;
  const here = statuses.indexOf(at.status);
  const ahead = key === 'ArrowRight' ? statuses.slice(here + 1) : statuses.slice(0, here).toReversed();
  const status = ahead.find((candidate) => workflow.takes(card, candidate));
  return status === undefined ? at : landing(workflow, columns, card, { status, index: at.index });
}

/** The card that an arrow key goes to when none is lifted. */
export function neighborOf<Card extends BoardRecord>(
  { statuses }: Pick<Workflow<Card>, 'statuses'>,
  columns: Columns<Card>,
  card: Card,
  key: string,
): Card | undefined {
  const { status, index } = placeOf(columns, card);
  if (key === 'ArrowUp') return columns[status][index - 1];
  if (key === 'ArrowDown') return columns[status][index + 1];
  const here = statuses.indexOf(status);
  const ahead = key === 'ArrowRight' ? statuses.slice(here + 1) : statuses.slice(0, here).toReversed();
  const next = ahead.find((candidate) => columns[candidate].length > 0);
  return next === undefined ? undefined : columns[next][Math.min(index, columns[next].length - 1)];
}

/** A place in words: "In progress, 2 of 5". */
export const placeText = <Card extends BoardRecord>(
  { words }: Pick<Workflow<Card>, 'words'>,
  columns: Columns<Card>,
  card: Card,
  { status, index }: Place<Card>,
): string => `${words[status]}, ${index + 1} of ${othersIn(columns[status], card.id).length + 1}`;

/** Why a column doesn't take a card. */
export const refusalText = <Card extends BoardRecord>(
  { words }: Pick<Workflow<Card>, 'words'>,
  from: Card['status'],
  to: Card['status'],
): string => `Not straight from ${words[from]} to ${words[to]}`;
