import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { anyValue, writtenOnce } from './written-once.js';

let context: TestContext;
let em: EntityManager;
beforeAll(async () => {
  context = await createTestContext();
  em = context.app.get(EntityManager, { strict: false });
});
afterAll(() => context.close());

const [ONE, OTHER] = ['0190a0a0-0000-7000-8000-000000000001', '0190a0a0-0000-7000-8000-000000000002'];

interface Asked {
  id: string;
  on?: string;
  kinds: string[];
  offset: number;
}
const write = jest.fn((from: EntityManager, { id, on, kinds, offset }: Asked) =>
  sql<{ said: string }>`
    select concat_ws(' ', ${id}::text, ${on ? sql`${on}::text` : sql`'any day'`}, ${kinds.join('+')}::text,
      ${offset}::text) as said`.compile(from.getKysely()),
);
const asked = writtenOnce(write);
const said = async (input: Asked, by = em) => (await asked(by, { ...input, offset: anyValue(input.offset) }))[0]?.said;

describe('a statement that is written once', () => {
  it('is written anew only for another shape, and always asked with the values of the call', async () => {
    expect(await said({ id: ONE, kinds: ['a'], offset: 1 })).toBe(`${ONE} any day a 1`);
    expect(await said({ id: OTHER, kinds: ['a'], offset: 2 })).toBe(`${OTHER} any day a 2`);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await said({ id: ONE, kinds: ['a', 'b'], offset: 2 })).toBe(`${ONE} any day a+b 2`);
    expect(await said({ id: ONE, on: '2026-11-21', kinds: ['a'], offset: 2 })).toBe(`${ONE} 2026-11-21 a 2`);
    expect(await said({ id: ONE, on: '2026-11-22', kinds: ['a'], offset: 2 })).toBe(`${ONE} 2026-11-22 a 2`);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('refuses a value that comes from elsewhere: it would be everybody’s', async () => {
    const leaking = writtenOnce((from) => sql`select ${ONE}::uuid`.compile(from.getKysely()));
    await expect(leaking(em, {})).rejects.toThrow('given a value beside its input');
  });

  it('is asked within the transaction that runs', async () => {
    const mine = writtenOnce((from, { id }: { id: string }) =>
      sql<{ it: string }>`select current_setting('test.it', true) as it where ${id} <> ''`.compile(from.getKysely()),
    );
    await em.fork().transactional(async (inner) => {
      await inner.execute(`set local test.it = 'within'`);
      expect(await mine(em, { id: ONE })).toEqual([{ it: 'within' }]);
      expect(await mine(inner, { id: ONE })).toEqual([{ it: 'within' }]);
    });
    expect(await mine(em, { id: ONE })).not.toEqual([{ it: 'within' }]);
  });
});
