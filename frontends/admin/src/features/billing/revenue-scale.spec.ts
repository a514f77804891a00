import { axisSteps, namedEvery } from './revenue-scale.js';

it.each([
  [0, [0, 0.25, 0.5, 0.75, 1]],
  [900, [0, 250, 500, 750, 1000]],
  [12_345, [0, 5_000, 10_000, 15_000]],
  [40_000, [0, 10_000, 20_000, 30_000, 40_000]],
])('the axis of amounts up to %d has round steps that cover it', (most, steps) => {
  expect(axisSteps(most)).toEqual(steps);
});

it('names as many months as there is room for', () => {
  expect([namedEvery(48), namedEvery(22), namedEvery(12)]).toEqual([1, 2, 3]);
});
