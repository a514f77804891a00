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
 * @param build uses what it is given as values of the statement only: it gets stand-ins, never values
 */
export function fixedStatement<Given extends object, Row>(
  build: (given: Given, building: Queries) => Statement<Row>,
): (by: Queries, given: Given) => Promise<Row[]> {
  const standIns = new Proxy({}, { get: (_, name) => new Parameter(name) });
  const { sql, parameters } = build(standIns as Given, building).compile(kysely);
  return async (by, given) => {
    const values = parameters.map((value) => (value instanceof Parameter ? given[value.name as keyof Given] : value));
    const { rows } = await by.getKysely<object>().executeQuery(CompiledQuery.raw(sql, values));
    return rows as Row[];
  };
}

/** A reader of whom only role and id are known: what else an actor has would decide about the text. */
const standIn = (role: Role, id?: string): Actor => {
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
 * is given their id.
 */
export function fixedStatementFor<Given extends object, Row>(
  build: (reader: Actor, given: Given, building: Queries) => Statement<Row>,
): (by: Queries, reader: Actor, given: Given) => Promise<Row[]> {
  type GivenWithReader = Given & { readerId: string };
  const forAdmins = fixedStatement((given: Given, building) => build(standIn('admin'), given, building));
  const forCustomers = fixedStatement((given: GivenWithReader, building) =>
    build(standIn('customer', given.readerId), given, building),
  );
  return async (by, reader, given) => {
    if (reader.kind === 'anonymous') return [];
    return reader.kind === 'system' || reader.role === 'admin'
      ? forAdmins(by, given)
      : forCustomers(by, { ...given, readerId: reader.id });
  };
}
