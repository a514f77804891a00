import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createTestContext, type TestContext } from '../../../../test/support/create-test-context.js';
import { NamedQueryClient, StatementNames } from './named-query-client.js';

// those of the files before this one may be all that there is room for
const { names } = NamedQueryClient;
let context: TestContext;
let em: EntityManager;
beforeAll(async () => {
  NamedQueryClient.names = new StatementNames();
  context = await createTestContext();
  em = context.app.get<EntityManager>(EntityManager, { strict: false }).fork();
  await em.execute('create table shelves (id int, label text)');
});
afterAll(() => {
  NamedQueryClient.names = names;
  return context.close();
});

const inTransaction = <Result>(work: (inner: EntityManager) => Promise<Result>) => em.fork().transactional(work);
const labelOf = (id: number, by = em) =>
  sql<{ label: unknown }>`select label from shelves where id = ${id}`.execute(by.getKysely());
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a connection', () => {
  it('prepares recurring statements', async () => {
    await inTransaction(async (inner) => {
      for (const id of times(5)) await labelOf(id, inner);
      const prepared = await inner.execute<{ statement: string }[]>('select statement from pg_prepared_statements');
      expect(prepared.map(({ statement }) => statement)).toContain('select label from shelves where id = $1');
    });
  });

  it('answers the same before and after it prepared the statement', async () => {
    const asked = (id: number) =>
      sql`select ${id}::int as id, null::text as nothing, '{a,b}'::text[] as labels, '2026-11-21'::date as day,
        n as row from generate_series(1, 2) as n`.execute(em.getKysely());
    const answers = [];
    for (const id of [1, 1, 1, 1, 1]) answers.push((await asked(id)).rows);
    expect(answers[0]).toEqual([1, 2].map((row) => expect.objectContaining({ id: 1, nothing: null, row })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('counts changed rows of a prepared statement, and goes on after one that failed', async () => {
    await em.execute('create table boxes (id int primary key)');
    const put = async (id: number) =>
      (await sql`insert into boxes (id) values (${id}), (${id + 100})`.execute(em.getKysely())).numAffectedRows;
    for (const id of times(5)) expect(await put(id)).toBe(2n);
    await expect(put(1)).rejects.toMatchObject({ code: '23505' });
    await expect(
      inTransaction((inner) => sql`insert into boxes values (${1}), (${7})`.execute(inner.getKysely())),
    ).rejects.toThrow('duplicate key');
    expect(await put(5)).toBe(2n);
  });

  it('goes on when a table is changed under a prepared statement', async () => {
    for (const id of times(5)) await labelOf(id);
    await em.execute('alter table shelves alter column label type int using 0');
    for (const id of times(5)) expect((await labelOf(id)).rows).toEqual([]);
  });

  it('fails once in a transaction whose statement was changed under it, since that is aborted', async () => {
    await inTransaction(async (inner) => {
      for (const id of times(5)) await labelOf(id, inner);
    });
    await em.execute('alter table shelves alter column label type text');
    await expect(inTransaction((inner) => labelOf(1, inner))).rejects.toMatchObject({ code: '0A000' });
    expect((await inTransaction((inner) => labelOf(1, inner))).rows).toEqual([]);
  });

  it('commits or rolls back all of a transaction', async () => {
    await inTransaction((inner) => inner.execute('insert into shelves (id) values (1)'));
    const failed = inTransaction(async (inner) => {
      await inner.execute('insert into shelves (id) values (2)');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await expect(inTransaction((inner) => inner.execute('select 1 / 0'))).rejects.toThrow('division by zero');
    await inTransaction(() => Promise.resolve());
    expect(await em.execute('select id, pg_current_xact_id_if_assigned() as open from shelves')).toEqual([
      { id: 1, open: null },
    ]);
  });
});
