import { droppedOn, inOrderOf, movedTo } from './use-milestone-order.js';

describe('milestones in a new order', () => {
  it.each([
    ['a', 1, 'bac'],
    ['a', 9, 'bca'],
    ['c', -1, 'cab'],
  ])('%s moved to %i gives %s', (item, place, expected) => {
    expect(movedTo(['a', 'b', 'c'], item, place).join('')).toBe(expected);
  });

  it.each([
    ['a', 'c', 'lower', 'bca'],
    ['a', 'c', 'upper', 'bac'],
    ['c', 'a', 'upper', 'cab'],
    ['b', 'b', 'lower', 'abc'],
  ] as const)('%s dropped on %s, %s half, gives %s', (item, target, half, expected) => {
    expect(droppedOn(['a', 'b', 'c'], item, target, half).join('')).toBe(expected);
  });

  it('leaves what came in meanwhile behind the order', () => {
    expect(inOrderOf([{ id: 'a' }, { id: 'new' }, { id: 'b' }], ['b', 'a'])).toEqual([
      { id: 'b' },
      { id: 'a' },
      { id: 'new' },
    ]);
  });
});
