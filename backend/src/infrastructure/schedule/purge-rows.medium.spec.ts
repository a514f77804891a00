import { aCompany } from '../../../test/factories/company.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { runSweep } from '../../../test/support/jobs/run-sweep.js';
import { runRetention } from '../../../test/support/jobs/run-retention.js';
import { UsersPurge } from '../../modules/erasure/users-purge.sweep.js';

let context: TestContext;

beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

/** What the night deletes rows of. */
const purged = [
  'companies',
  'projects',
  'milestones',
  'tickets',
  'task_comments',
  'sessions',
  'magic_link_requests',
  'error_groups',
];

it('finds by index whatever still refers to a row that goes, deleted or not', async () => {
  const references = await context.db.rows<{ column: string; is_indexed: boolean }>(
    `select c.conrelid::regclass || '.' || a.attname as column, exists (
       select 1 from pg_index as i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')) as is_indexed
     from pg_constraint as c
     join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid::regclass::text = any(?::text[])
     order by 1`,
    [`{${purged.join(',')}}`],
  );
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(({ is_indexed }) => !is_indexed).map(({ column }) => column)).toEqual([]);
});

describe('one row that can’t go (architecture: one bad row never blocks the rows behind it)', () => {
  const refuse = (table: string, on: 'delete' | 'update', id: string) =>
    context.db.rows(
      `create function refuse_${table}() returns trigger language plpgsql as $$ begin
         if old.id = '${id}' then raise 'This row stays'; end if; return coalesce(new, old); end $$;
       create trigger refuse_row before ${on} on ${table} for each row execute function refuse_${table}()`,
    );
  const longAgo = (table: string, id: string, days: number) =>
    context.db.rows(`update ${table} set deleted_at = now() - ? * interval '1 day' where id = ? returning 1`, [
      days,
      id,
    ]);

  it('is left for the next night, and all others go', async () => {
    const [{ company: stays }, { company: goes }] = [
      await context.db.given(aCompany()),
      await context.db.given(aCompany()),
    ];
    await longAgo('companies', stays.id, 40);
    await longAgo('companies', goes.id, 35);
    await refuse('companies', 'delete', stays.id);
    expect(await runRetention(context.app, 'purge-companies')).toBe(1);
    expect(await context.db.rows('select id from companies where deleted_at is not null')).toEqual([{ id: stays.id }]);
  });

  it('is a job of its own where a person is forgotten', async () => {
    const [{ user: stays }, { user: goes }] = [await context.db.given(aUser()), await context.db.given(aUser())];
    await longAgo('users', stays.id, 40);
    await longAgo('users', goes.id, 35);
    await refuse('users', 'update', stays.id);
    await expect(runSweep(context.app, UsersPurge)).rejects.toThrow('This row stays');
    expect(await context.db.rows(`select id from users where email like 'purged-%'`)).toEqual([{ id: goes.id }]);
  });
});
