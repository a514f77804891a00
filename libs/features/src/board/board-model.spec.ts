import { aTask } from '@portal/testing';
import { taskWorkflow } from '../tasks/board/task-workflow.js';
import { columnsOf, landing, neighborOf, placeOf, stepFrom, withCardAt } from './board-model.js';

const todo = (position: number) => aTask({ status: 'todo', position });
const [one, two, three] = [todo(10), todo(20), todo(30)];

describe('Places on the board', () => {
  it('carries a card over the columns that take it and stays where none does', () => {
    const blocked = aTask({ status: 'blocked' });
    const columns = columnsOf(taskWorkflow, [one, two, blocked]);
    const step = (at: Parameters<typeof stepFrom>[3], key: string) =>
      stepFrom(taskWorkflow, columns, blocked, at as ReturnType<typeof placeOf<typeof blocked>>, key);
    const lifted = placeOf(columns, blocked);
    expect(step(lifted, 'ArrowLeft')).toEqual({ status: 'in_progress', index: 0 });
    expect(step(lifted, 'ArrowRight')).toEqual({ status: 'cancelled', index: 0 });
    expect(step(lifted, 'ArrowUp')).toEqual(lifted);
    expect(step({ status: 'todo', index: 2 }, 'ArrowDown')).toEqual({ status: 'todo', index: 2 });
  });

  it('goes from card to card past empty columns', () => {
    const blocked = aTask({ status: 'blocked' });
    const columns = columnsOf(taskWorkflow, [one, two, blocked]);
    expect(neighborOf(taskWorkflow, columns, two, 'ArrowRight')).toBe(blocked);
    expect(neighborOf(taskWorkflow, columns, one, 'ArrowDown')).toBe(two);
    expect(neighborOf(taskWorkflow, columns, one, 'ArrowLeft')).toBeUndefined();
  });

  it('shows a card where it would be dropped', () => {
    const columns = columnsOf(taskWorkflow, [one, two, three]);
    const moved = withCardAt(columns, one, { status: 'done', index: 0 });
    expect(moved.todo).toEqual([two, three]);
    expect(moved.done).toMatchObject([{ id: one.id, status: 'done' }]);
  });

  it('puts a card where the order says, on a board that nobody arranges', () => {
    const sorted = { ...taskWorkflow, isArranged: false };
    const columns = columnsOf(sorted, [one, three]);
    expect(landing(sorted, columns, aTask({ position: 20 }), { status: 'todo', index: 2 }).index).toBe(1);
  });
});
