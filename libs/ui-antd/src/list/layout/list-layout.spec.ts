import type { ListColumn } from '../table/list-column.js';
import { columnWidth, defaultLayout, laidOutColumns, movedColumn, orderedColumns } from './list-layout.js';

interface Row {
  id: string;
}

const column = (key: string, rest: Partial<ListColumn<Row>> = {}): ListColumn<Row> => ({
  key,
  title: key,
  text: () => key,
  ...rest,
});

const columns = [column('name', { onCard: 'title' }), column('status'), column('due'), column('menu', { title: '' })];
const keys = (shown: readonly ListColumn<Row>[]) => shown.map(({ key }) => key);

describe('the layout of a list', () => {
  it('leaves the columns as they are where nobody has changed it', () => {
    expect(laidOutColumns(columns, defaultLayout)).toEqual(columns);
  });

  it('takes columns out, but neither the one that identifies the row nor its buttons', () => {
    const layout = { ...defaultLayout, hidden: ['name', 'due', 'menu'] };
    expect(keys(laidOutColumns(columns, layout))).toEqual(['name', 'status', 'menu']);
  });

  it('orders them behind the first; one that came later stands at the end', () => {
    expect(keys(orderedColumns(columns, { order: ['due', 'status'] }))).toEqual(['name', 'due', 'status', 'menu']);
    const later = [...columns, column('owner')];
    expect(keys(orderedColumns(later, { order: ['menu', 'due'] }))).toEqual(['name', 'menu', 'due', 'status', 'owner']);
  });

  it('moves a column by one place, never before the first nor beyond the last', () => {
    expect(movedColumn(columns, defaultLayout, 'due', -1)).toEqual(['name', 'due', 'status', 'menu']);
    expect(movedColumn(columns, defaultLayout, 'status', -1)).toEqual(keys(columns));
    expect(movedColumn(columns, defaultLayout, 'menu', 1)).toEqual(keys(columns));
  });

  it('gives a column the width it was drawn to, within limits', () => {
    const [, status] = laidOutColumns(columns, { ...defaultLayout, widths: { status: 150 } });
    expect(status?.width).toBe('150px');
    expect([10, 99.6, 9_999].map(columnWidth)).toEqual([64, 100, 640]);
  });
});
