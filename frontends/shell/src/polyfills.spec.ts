import { addPolyfills } from './polyfills.js';

describe('in Safari 17.0', () => {
  const known = { groupBy: Map.groupBy.bind(Map), withResolvers: Promise.withResolvers.bind(Promise) };
  beforeEach(() => {
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Promise, 'withResolvers');
    addPolyfills();
  });
  afterEach(() => {
    Object.assign(Map, { groupBy: known.groupBy });
    Object.assign(Promise, { withResolvers: known.withResolvers });
  });

  it('things are put into groups, in the order of their first', () => {
    const words = ['left', 'right', 'low', 'raised'];
    const groupsBy = (group: typeof Map.groupBy) => [...group(words, (word, index) => (index > 2 ? 'last' : word[0]))];
    const groups = groupsBy(Map.groupBy.bind(Map));
    expect(groups).toEqual([['l', ['left', 'low']], ['r', ['right']], ['last', ['raised']]]); // prettier-ignore
    expect(groups).toEqual(groupsBy(known.groupBy));
  });

  it('a promise is kept or broken from outside', async () => {
    const kept = Promise.withResolvers<number>();
    kept.resolve(1);
    await expect(kept.promise).resolves.toBe(1);
    const broken = Promise.withResolvers<number>();
    broken.reject(new Error('no'));
    await expect(broken.promise).rejects.toThrow('no');
  });
});

it('what a browser brings itself stays', () => {
  const { groupBy } = Map;
  addPolyfills();
  expect(Map.groupBy).toBe(groupBy);
});
