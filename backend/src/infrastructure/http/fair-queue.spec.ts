import { FairQueue } from './fair-queue.js';

/** Lets everything that can go on do so. */
const settled = async (): Promise<void> => {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
};

function watched(limits: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(limits);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: unknown[] = [];
  const enter = (key: string, name: string): void => {
    queue.enter(key).then(
      (end) => {
        running.push(name);
        ends.set(name, end);
      },
      (error: unknown) => refused.push(error),
    );
  };
  const end = (name: string): void => {
    ends.get(name)?.();
    running.splice(running.indexOf(name), 1);
  };
  return { enter, end, running, refused };
}

describe('a fair queue', () => {
  it('keeps one from standing before others, however much one wants', async () => {
    const { enter, end, running } = watched({ atOnce: 2, perKey: 1, waitingPerKey: 50 });
    for (let n = 0; n < 20; n += 1) enter('greedy', `g${n}`);
    enter('other', 'o0');
    await settled();
    expect(running).toEqual(['g0', 'o0']);
    enter('third', 't0');
    end('o0');
    await settled();
    expect(running).toEqual(['g0', 't0']);
    end('g0');
    await settled();
    expect(running).toEqual(['t0', 'g1']);
  });

  it('refuses what is too much of one, and says when to come again', async () => {
    const { enter, end, running, refused } = watched({ atOnce: 8, perKey: 1, waitingPerKey: 2 });
    for (let n = 0; n < 4; n += 1) enter('greedy', `g${n}`);
    enter('other', 'o0');
    await settled();
    expect(running).toEqual(['g0', 'o0']);
    expect(refused).toMatchObject([{ code: 'unavailable', extras: { retryAfter: 5 } }]);
    end('g0');
    end('g0');
    await settled();
    expect(running).toContain('g1');
    expect(running).not.toContain('g2');
  });
});
