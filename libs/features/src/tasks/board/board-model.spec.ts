import { aTask } from '@portal/testing';
import { columnsOf, mayStand, neighborOf, placeOf, positionAt, stepFrom, withCardAt } from './board-model.js';

const todo = (position: number) => aTask({ status: 'todo', position });
const [one, two, three] = [todo(10), todo(20), todo(30)];

describe('Places on the board', () => {
  it('puts a card between its neighbours', () => {
    const column = [one, two, three];
    const moved = aTask({ status: 'backlog' });
    expect(positionAt(column, column, moved.id, 1)).toBe(15);
    expect(positionAt(column, column, three.id, 1)).toBe(15);
    expect(positionAt(column, column, moved.id, 0)).toBeLessThan(10);
    expect(positionAt(column, column, moved.id, 3)).toBeGreaterThan(30);
    expect(positionAt([], [], moved.id, 0)).toBeGreaterThan(0);
  });

  it('puts it right behind the card above, also when a filter hides others', () => {
    expect(positionAt([one, two, three], [one, three], aTask().id, 1)).toBe(15);
    expect(positionAt([one, two, three], [one], aTask().id, 1)).toBe(15);
    expect(positionAt([one, two, three], [three], aTask().id, 0)).toBe(25);
    expect(positionAt([one, two, three], [], aTask().id, 0)).toBeGreaterThan(30);
  });

  it('takes only steps of the workflow (decisions, section 4)', () => {
    expect(mayStand('todo', 'todo')).toBe(true);
    expect(mayStand('todo', 'done')).toBe(true);
    expect(mayStand('backlog', 'done')).toBe(false);
    expect(mayStand('blocked', 'in_review')).toBe(false);
    expect(mayStand('cancelled', 'todo')).toBe(true);
  });

  it('carries a card over the columns that take it and stays where none does', () => {
    const blocked = aTask({ status: 'blocked' });
    const columns = columnsOf([one, two, blocked]);
    const lifted = placeOf(columns, blocked);
    expect(stepFrom(columns, blocked, lifted, 'ArrowLeft')).toEqual({ status: 'in_progress', index: 0 });
    expect(stepFrom(columns, blocked, lifted, 'ArrowRight')).toEqual({ status: 'cancelled', index: 0 });
    expect(stepFrom(columns, blocked, lifted, 'ArrowUp')).toEqual(lifted);
    expect(stepFrom(columns, blocked, { status: 'todo', index: 2 }, 'ArrowDown')).toEqual({ status: 'todo', index: 2 });
  });

  it('goes from card to card past empty columns', () => {
    const blocked = aTask({ status: 'blocked' });
    const columns = columnsOf([one, two, blocked]);
    expect(neighborOf(columns, two, 'ArrowRight')).toBe(blocked);
    expect(neighborOf(columns, one, 'ArrowDown')).toBe(two);
    expect(neighborOf(columns, one, 'ArrowLeft')).toBeUndefined();
  });

  it('shows a card where it would be dropped', () => {
    const columns = columnsOf([one, two, three]);
    const moved = withCardAt(columns, one, { status: 'done', index: 0 });
    expect(moved.todo).toEqual([two, three]);
    expect(moved.done).toMatchObject([{ id: one.id, status: 'done' }]);
  });
});
