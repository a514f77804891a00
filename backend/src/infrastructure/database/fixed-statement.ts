import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor, Role, UserActor } from '@portal/contracts';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely';

/** What statements are built and run by: an `EntityManager`, or what takes its place while nothing is run. */
export type Queries = Pick<EntityManager, 'getKysely'>;

/** What a builder of Kysely or its `sql` gives. */
interface Statement<Row> {
  compile(by: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Builds statements without a database, as Kysely's handbook shows ("Splitting query building and execution"). */
const kysely = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const building = { getKysely: () => kysely } as unknown as Queries;

/** Stands for a value while the statement is built, where it can only become a parameter. */
class Parameter {
  constructor(readonly name: PropertyKey) {}

  [Symbol.toPrimitive](): never {
    throw new TypeError(`The text of a fixed statement can't depend on ${String(this.name)}`);
  }
}

/**
 * A statement whose text is always the same: built and compiled once, then run with values. What depends on its input
 * (filters, a role) is built for each call as elsewhere.
 * @param build uses the parameters as values of the statement only: it gets placeholders, never values
 */
export function fixedStatement<Params extends object, Row>(
  build: (params: Params, building: Queries) => Statement<Row>,
): (by: Queries, params: Params) => Promise<Row[]> {
  const placeholders = new Proxy({}, { get: (_, name) => new Parameter(name) });
  const { sql, parameters } = build(placeholders as Params, building).compile(kysely);
  return async (by, params) => {
    const values = parameters.map((value) => (value instanceof Parameter ? params[value.name as keyof Params] : value));
    const { rows } = await by.getKysely<object>().executeQuery(CompiledQuery.raw(sql, values));
    return rows as Row[];
  };
}

/** A reader of whom only role and id are known: what else an actor has would decide about the text. */
const readerStub = (role: Role, id?: string): Actor => {
  const known: Partial<UserActor> = { kind: 'user', role, ...(id === undefined ? {} : { id }) };
  return new Proxy(known, {
    get: (_, name) => {
      if (name in known) return known[name as keyof UserActor];
      throw new TypeError(`The text of a fixed statement can't depend on ${String(name)} of its reader`);
    },
  }) as UserActor;
};

/**
 * The same for what its reader decides: the statement for admins and the product itself, and the one for customers, which
 * is params their id.
 */
export function fixedStatementFor<Params extends object, Row>(
  build: (reader: Actor, params: Params, building: Queries) => Statement<Row>,
): (by: Queries, reader: Actor, params: Params) => Promise<Row[]> {
  type ParamsWithReader = Params & { readerId: string };
  const forAdmins = fixedStatement((params: Params, building) => build(readerStub('admin'), params, building));
  const forCustomers = fixedStatement((params: ParamsWithReader, building) =>
    build(readerStub('customer', params.readerId), params, building),
  );
  return async (by, reader, params) => {
    if (reader.kind === 'anonymous') return [];
    return reader.kind === 'system' || reader.role === 'admin'
      ? forAdmins(by, params)
      : forCustomers(by, { ...params, readerId: reader.id });
  };
}
