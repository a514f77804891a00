import type { DomainNames } from '../names.ts';
import type { NewFile } from '../new-file.ts';

/** The migration's class, by its number and domain. */
export const migrationClass = (n: DomainNames, number: string): string => `Migration${number}${n.Entities}`;

/** The table. */
export const migrationFile = (n: DomainNames, number: string): NewFile => ({
  path: `backend/migrations/${number}-${n.plural}.ts`,
  text: `import { Migration } from '@mikro-orm/migrations';

export class ${migrationClass(n, number)} extends Migration {
  override up(): void {
    this.addSql(\`
      create table ${n.table} (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        name text not null,
        notes text,
        search_text text not null generated always as (lower(name || ' ' || coalesce(notes, ''))) stored
      )\`);
    this.addSql(\`create index ${n.table}_newest on ${n.table} (created_at desc, id desc) where deleted_at is null\`);
    this.addSql(\`create index ${n.table}_search on ${n.table} using gin (search_text gin_trgm_ops)\`);
  }

  override down(): void {
    this.addSql('drop table ${n.table}');
  }
}
`,
});

/** A factory, and tests over HTTP and the socket's feed. */
export const testFiles = (n: DomainNames): NewFile[] => [
  {
    path: `backend/test/factories/${n.singular}.factory.ts`,
    text: `import type { EntityManager } from '@mikro-orm/postgresql';
import type { Create${n.Entity} } from '@portal/contracts';
import { ${n.Entity} } from '../../src/modules/${n.plural}/index.js';

/** A ${n.word}; leaves no events. */
export const a${n.Entity} =
  (given: Partial<Create${n.Entity}> = {}) =>
  (em: EntityManager): { ${n.entity}: ${n.Entity} } => {
    const ${n.entity} = ${n.Entity}.create({ name: 'A ${n.word}', ...given });
    ${n.entity}.takeRecordedEvents();
    em.persist(${n.entity});
    return { ${n.entity} };
  };
`,
  },
  {
    path: `backend/test/api/${n.plural}.api.spec.ts`,
    text: `import { a${n.Entity} } from '../factories/${n.singular}.factory.js';
import { aSession } from '../factories/session.factory.js';
import { anAdmin, aUser } from '../factories/user.factory.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { client } from '../support/mailed-link.js';

let test: TestApp;
let asAdmin: string;
let asCustomer: string;

beforeAll(async () => {
  test = await createTestApp();
  const { admin } = await test.db.given(anAdmin());
  const { user } = await test.db.given(aUser());
  asAdmin = (await test.db.given(aSession(admin))).bearer;
  asCustomer = (await test.db.given(aSession(user))).bearer;
});
afterAll(() => test.close());

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, authorization = asAdmin) =>
  client(test)[method](\`/api/v1/${n.plural}\${path}\`).set({ authorization });

describe('${n.words}', () => {
  it('are added, shown, listed, changed and deleted by admins', async () => {
    const made = (await call('post', '').send({ name: 'First' }).expect(201)).body as { data: { id: string } };
    const { id } = made.data;
    expect(made.data).toMatchObject({ name: 'First', notes: null, version: 1 });
    await call('get', \`/\${id}\`).expect(200);
    expect((await call('get', '?search=first').expect(200)).body).toMatchObject({ data: [{ id }], pagination: { total: 1 } });
    const changed = await call('put', \`/\${id}\`).send({ notes: 'Noted', version: 1 }).expect(200);
    expect(changed.body).toMatchObject({ data: { notes: 'Noted', version: 2 } });
    expect((await call('put', \`/\${id}\`).send({ notes: 'Late', version: 1 }).expect(409)).body).toMatchObject({
      code: 'stale_version',
      current: { notes: 'Noted' },
    });
    expect((await call('delete', \`/\${id}\`).expect(200)).body).toEqual({ data: { id } });
    await call('get', \`/\${id}\`).expect(404);
    expect((await test.db.events()).map(({ name }) => name)).toEqual([
      '${n.event}.created',
      '${n.event}.updated',
      '${n.event}.deleted',
    ]);
  });

  it('refuse unknown and missing fields', async () => {
    await call('post', '').send({}).expect(400);
    expect((await call('post', '').send({ name: 'x', id: 'mine' }).expect(400)).body).toMatchObject({ code: 'invalid' });
  });

  it('are nobody else’s business', async () => {
    const { ${n.entity} } = await test.db.given(a${n.Entity}());
    for (const path of ['', \`/\${${n.entity}.id}\`]) await call('get', path, asCustomer).expect(403);
    await call('post', '', asCustomer).send({ name: 'Mine' }).expect(403);
    await client(test).get('/api/v1/${n.plural}').expect(401);
  });
});
`,
  },
];
