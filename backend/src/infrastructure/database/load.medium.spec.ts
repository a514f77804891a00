import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { testDatabase, type TestDatabase } from '../../../test/support/database/test-database.js';
import { AggregateRoot } from './aggregate-root.js';
import { lockForUpdate } from './load.js';
import { ormOptions } from './connection/orm-options.js';
import { paginate } from './paginate.js';

class Boat extends AggregateRoot {
  constructor(public name: string) {
    super();
  }
}
const BoatSchema = defineEntity({
  class: Boat,
  tableName: 'boats',
  properties: { ...AggregateRoot.properties, name: p.string() },
});

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await testDatabase();
  orm = await MikroORM.init(ormOptions({ databaseUrl: database.url, databasePool: 5 }, { entities: [BoatSchema] }));
  await orm.em.fork().execute(`
    create table boats (id uuid primary key, name text not null, version int not null,
      created_at timestamptz not null, updated_at timestamptz not null, deleted_at timestamptz)`);
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

async function aBoat(name: string): Promise<Boat> {
  const boat = new Boat(name);
  await orm.em.fork().persist(boat).flush();
  return boat;
}

const rename = (id: string, name: string, sent = {}): Promise<Boat> =>
  orm.em.fork().transactional(async (em) => {
    const boat = await lockForUpdate(em, Boat, { id, deletedAt: null }, sent, (row) => ({ name: row.name }));
    boat.name = name;
    return boat;
  });

describe('loading for a change', () => {
  it('raises version and updated_at with every change, and only then', async () => {
    const { id, updatedAt } = await aBoat('Osprey');
    const renamed = await rename(id, 'Heron');
    expect(renamed.version).toBe(2);
    expect(renamed.updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime());
    expect((await rename(id, 'Heron')).version).toBe(2);
  });

  it('answers a stale version with the record as it is now', async () => {
    const { id } = await aBoat('Tern');
    await rename(id, 'Gull', { version: 1 });
    await expect(rename(id, 'Skua', { version: 1 })).rejects.toMatchObject({
      code: 'stale_version',
      extras: { current: { name: 'Gull' } },
    });
  });

  it('has one answer for what is missing and what is hidden', async () => {
    const { id } = await aBoat('Ghost');
    await orm.em.fork().execute('update boats set deleted_at = now() where id = ?', [id]);
    await expect(rename(id, 'Seen')).rejects.toMatchObject({ code: 'not_found' });
    await expect(rename('0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', 'None')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lets parallel changes follow each other, none lost', async () => {
    const { id } = await aBoat('Plover');
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => rename(id, name)));
    const [row] = await orm.em.fork().execute<{ version: number }[]>('select version from boats where id = ?', [id]);
    expect(row?.version).toBe(5);
  });
});

describe('a page of rows', () => {
  it('tells the total in two statements, and in one when the page shows the end', async () => {
    await orm.em.fork().execute('delete from boats');
    for (const name of ['a', 'b', 'c']) await aBoat(name);
    const query = orm.em
      .fork()
      .getKysely<{ boats: { name: string } }>()
      .selectFrom('boats')
      .select('name')
      .orderBy('name');
    const page = (number: number, limit: number) => paginate(query, { page: number, limit }, ({ name }) => name);
    expect(await page(1, 2)).toEqual({ data: ['a', 'b'], pagination: { page: 1, limit: 2, total: 3, has_more: true } });
    expect(await page(2, 2)).toEqual({ data: ['c'], pagination: { page: 2, limit: 2, total: 3, has_more: false } });
    expect(await page(5, 2)).toEqual({ data: [], pagination: { page: 5, limit: 2, total: 3, has_more: false } });
  });
});
