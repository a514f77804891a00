import { aTask } from '@portal/testing';
import { positionAt, taskWorkflow } from './task-workflow.js';

const todo = (position: number) => aTask({ status: 'todo', position });
const [one, two, three] = [todo(10), todo(20), todo(30)];

describe('Places of tasks', () => {
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

  it.each([
    ['todo', 'todo', true],
    ['todo', 'done', true],
    ['backlog', 'done', false],
    ['blocked', 'in_review', false],
    ['cancelled', 'todo', true],
  ] as const)('%s to %s: %s (decisions, section 4)', (from, to, allowed) => {
    expect(taskWorkflow.takes(aTask({ status: from }), to)).toBe(allowed);
  });
});
