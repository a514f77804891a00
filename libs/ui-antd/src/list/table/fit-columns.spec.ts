import { fitColumns, leastWidth, TITLE_MIN } from './fit-columns.js';
import type { ListColumn } from './list-column.js';

const column = (key: string, rest: Partial<ListColumn<string>> = {}): ListColumn<string> => ({
  key,
  title: key,
  text: () => key,
  ...rest,
});

const columns = [
  column('name', { onCard: 'title' }),
  column('number', { width: '90px', priority: 'low' }),
  column('customer', { width: '150px' }),
  column('status', { width: '110px', onCard: 'corner' }),
  column('due', { width: '140px' }),
  column('created', { width: '120px', priority: 'low' }),
];
const keysIn = (width: number, kept: string[] = []) => fitColumns(columns, width, kept).map(({ key }) => key);

describe('which columns of a list stay when the room gets less', () => {
  it('shows all where there is room for all', () => {
    expect(fitColumns(columns, 810)).toBe(columns);
  });

  it('leaves out those of low priority first, the rightmost before the others, and the status last', () => {
    expect(keysIn(809)).toEqual(['name', 'number', 'customer', 'status', 'due']);
    expect(keysIn(680)).toEqual(['name', 'customer', 'status', 'due']);
    expect(keysIn(590)).toEqual(['name', 'customer', 'status']);
    expect(keysIn(320)).toEqual(['name', 'status']);
  });

  it('shows further columns only where the title keeps room for its words', () => {
    const wide = [...columns, column('phone', { width: '100px', priority: 'extra' })];
    const last = (width: number) => fitColumns(wide, width).at(-1)?.key;
    expect([last(1049), last(1050)]).toEqual(['created', 'phone']);
  });

  it('asks less room for another column that shares the rest than for the title', () => {
    const shared = [column('name', { onCard: 'title' }), column('customer'), column('price', { width: '100px' })];
    expect(fitColumns(shared, 460)).toBe(shared);
    expect(fitColumns(shared, 459)).toHaveLength(2);
  });

  it('keeps the title however little room there is', () => {
    expect(keysIn(100)).toEqual(['name']);
  });

  it('keeps a column with a total longer than others, but not than the status', () => {
    expect(keysIn(460, ['due'])).toEqual(['name', 'status', 'due']);
    expect(keysIn(449, ['due'])).toEqual(['name', 'status']);
  });

  it('gives the title the width that it declares, else room for words', () => {
    const short = column('number', { width: '148px', onCard: 'title' });
    expect(leastWidth(short, [short])).toBe(148);
    const long = column('name', { onCard: 'title' });
    expect(leastWidth(long, [long])).toBe(TITLE_MIN);
  });
});
