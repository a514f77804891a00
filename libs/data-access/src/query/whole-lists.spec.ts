import { QueryClient } from '@tanstack/react-query';
import { addRow, removeRow, updateRow, type WholeLists } from './whole-lists.js';

interface Card {
  id: string;
  column: string;
  position: number;
}

const cards: WholeLists<Card> = {
  all: ['cards', 'list'],
  keysOf: ({ column }) => [['cards', 'list', column]],
  compare: (one, other) => one.position - other.position,
};
const card = (id: string, position: number): Card => ({ id, column: 'todo', position });

function board(...rows: Card[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['cards', 'list', 'todo'], {
    data: rows,
    pagination: { page: 1, limit: 2_000, total: rows.length, has_more: false },
  });
  return client;
}

const shown = (client: QueryClient) =>
  client.getQueryData<{ data: Card[]; pagination: { total: number } }>(['cards', 'list', 'todo']);
const ids = (client: QueryClient) => shown(client)?.data.map(({ id }) => id);

describe('lists that hold every row of their scope (specification, section 4: inserts are added, duplicates ignored)', () => {
  it('take a new row at its place, once', () => {
    const client = board(card('a', 1), card('c', 3));
    addRow(client, cards, card('b', 2));
    addRow(client, cards, card('b', 2));
    expect(ids(client)).toEqual(['a', 'b', 'c']);
    expect(shown(client)?.pagination.total).toBe(3);
  });

  it('are put into order again after a row moved', () => {
    const client = board(card('a', 1), card('b', 2));
    updateRow(client, cards, card('a', 9), () => card('a', 9));
    expect(ids(client)).toEqual(['b', 'a']);
  });

  it('lose a row wherever it is, and stay as they are without it', () => {
    const client = board(card('a', 1), card('b', 2));
    const before = shown(client);
    removeRow(client, ['cards', 'list'], 'z');
    expect(shown(client)).toBe(before);
    removeRow(client, ['cards', 'list'], 'a');
    expect(ids(client)).toEqual(['b']);
    expect(shown(client)?.pagination.total).toBe(1);
  });

  it('stay unfetched where nobody looks', () => {
    const client = new QueryClient();
    addRow(client, cards, card('a', 1));
    expect(ids(client)).toBeUndefined();
  });
});
