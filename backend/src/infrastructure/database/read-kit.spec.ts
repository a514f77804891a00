import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { selectColumns } from './read-kit.js';
import type { DB } from './tables.js';

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('selects the columns, under their own names or others, that Kysely would', () => {
  const columns = ['u.id', 'u.email', 'u.company_id as company'] as const;
  const users = db.selectFrom('users as u');
  const plain = users.select(columns).compile().sql;
  expect(plain).toBe('select "u"."id", "u"."email", "u"."company_id" as "company" from "users" as "u"');
  expect(users.select(selectColumns(columns)).compile().sql).toBe(plain);
});
