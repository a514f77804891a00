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

  it('refuses what waited too long, and its place in the line is free again', async () => {
    const queue = new FairQueue({ atOnce: 1, perKey: 1, waitingPerKey: 1, patience: 5 });
    const end = await queue.enter('one');
    for (let tries = 0; tries < 2; tries += 1) {
      const waiting = queue.enter('one');
      await expect(queue.enter('one')).rejects.toMatchObject({ code: 'unavailable', extras: { retryAfter: 5 } });
      await expect(waiting).rejects.toMatchObject({ code: 'unavailable', extras: { retryAfter: 5 } });
    }
    const next = queue.enter('one');
    end();
    (await next)();
    (await queue.enter('one'))();
  });
});
