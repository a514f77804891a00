import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';

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
