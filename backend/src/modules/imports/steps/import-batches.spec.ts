import type { EntityManager } from '@mikro-orm/postgresql';
import { ImportBatches, type Step } from './import-batches.js';
import { ImportProcessor } from './import.processor.js';

const step = (id: string): Step => ({ id, attempt: 1, status: 'checking' });

/** A statement, whatever it selects, that finds a row. */
const found: object = new Proxy(
  {},
  { get: (_, name) => (name === 'executeTakeFirst' ? () => Promise.resolve({}) : () => found) },
);

/** A database in which each attempt has the lease of its import. */
const database = {
  fork: () => ({
    transactional: (work: (em: unknown) => Promise<unknown>) =>
      work({ getKysely: () => found, execute: () => Promise.resolve(), flush: () => Promise.resolve() }),
  }),
} as unknown as EntityManager;

describe('several imports', () => {
  it('take turns by batches, one of them at a time: a short one ends long before a long one', async () => {
    const batches = new ImportBatches(database);
    const order: string[] = [];
    let atOnce = 0;
    const batchOf = (id: string) =>
      batches.run(step(id), async () => {
        atOnce += 1;
        expect(atOnce).toBe(1);
        await new Promise(setImmediate);
        order.push(id);
        atOnce -= 1;
        return 0;
      });
    const whole = async (id: string, count: number): Promise<void> => {
      for (let batch = 0; batch < count; batch += 1) await batchOf(id);
    };
    await Promise.all([whole('long', 20), whole('other', 20), whole('short', 2)]);
    expect(order.lastIndexOf('short')).toBeLessThan(6);
    expect(order).toHaveLength(42);
  });

  it('give the turn on when a batch fails', async () => {
    const batches = new ImportBatches(database);
    const failed = batches.run(step('one'), () => Promise.reject(new Error('killed')));
    const next = batches.run(step('two'), () => Promise.resolve(0));
    await expect(failed).rejects.toThrow('killed');
    expect(await next).toBe(0);
  });

  it('are under way at once in a worker', () => {
    const options = Reflect.getMetadataKeys(ImportProcessor).map(
      (key) => Reflect.getMetadata(key, ImportProcessor) as { concurrency?: number },
    );
    expect(options.find(({ concurrency }) => concurrency !== undefined)?.concurrency).toBeGreaterThan(1);
  });
});
