import type { EntityManager } from '@mikro-orm/postgresql';
import {
  mayByRole,
  policies,
  workDays,
  type Permission,
  type UserActor,
  type WorkAction,
  type WorkItem,
  type WorkKind,
} from '@portal/contracts';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { BUSINESS_ZONE } from '../../infrastructure/database/time/business-time.js';

type Fact = Exclude<keyof WorkItem, 'kind' | 'amount'> | 'amount_cents';

/** What stands where a kind of row has nothing, in the order in which all of them have their columns. */
const nothing: Record<Fact, RawBuilder<unknown>> = {
  id: sql`null::uuid`,
  parent_id: sql`null::uuid`,
  number: sql`null::text`,
  title: sql`null::text`,
  who: sql`null::text`,
  since: sql`null::timestamptz`,
  due_at: sql`null::timestamptz`,
  due_on: sql`null::date`,
  priority: sql`null::text`,
  promise: sql`null::text`,
  amount_cents: sql`null::bigint`,
  count: sql`null::int`,
  assignee_id: sql`null::uuid`,
  assignee_name: sql`null::text`,
  action: sql`null::text`,
  version: sql`null::int`,
};

/** The statements of a kind of row that waits. */
export interface WorkSource {
  /** Its first rows by their due time. */
  rows: (limit: number) => RawBuilder<unknown>;
  /** At most so many rows, to be counted. */
  some: (limit: number) => RawBuilder<unknown>;
}

/** Who reads, and what of it. */
export interface WorkReader {
  em: EntityManager;
  reader: UserActor;
  /** Leaves out what is assigned to others. */
  isMine: boolean;
  /** Whether a column names the reader or nobody; true where all rows are read. */
  isForReader: (column: string) => RawBuilder<boolean>;
  /** An action as a column, null where the reader may not take it. */
  action: (name: WorkAction, permission: Permission) => RawBuilder<string | null>;
}

/** A kind of row, for readers who may do what it waits for. */
export interface WorkDefinition {
  kind: WorkKind;
  permission: Permission;
  source: (reading: WorkReader) => WorkSource;
}

/** @param isMine without what is assigned to others */
export const workReader = (em: EntityManager, reader: UserActor, isMine: boolean): WorkReader => ({
  em,
  reader,
  isMine,
  isForReader: (column) =>
    isMine ? sql<boolean>`(${ref(column)} is null or ${ref(column)} = ${reader.id}::uuid)` : sql<boolean>`true`,
  action: (name, permission) =>
    mayByRole(policies[permission], reader) ? sql`${sql.lit(name)}::text` : sql`null::text`,
});

interface Rows<DB, TB extends keyof DB, O> {
  /** The rows that wait, of a domain's own list. */
  query: SelectQueryBuilder<DB, TB, O>;
  facts: Record<'id' | 'title' | 'since' | 'due_at' | 'version', RawBuilder<unknown>> &
    Partial<Record<Fact, RawBuilder<unknown>>>;
  /** The column whose index gives those that are due first, where it isn't `due_at` itself. */
  order?: RawBuilder<unknown>;
}

/** The statements of rows that wait. */
export const workSource =
  (kind: WorkKind) =>
  <DB, TB extends keyof DB, O>({ query, facts, order = facts.due_at }: Rows<DB, TB, O>): WorkSource => {
    const columns = Object.entries<RawBuilder<unknown>>({ ...nothing, ...facts });
    const bare = query.clearSelect();
    return {
      rows: (limit) =>
        sql`${bare
          .select([sql<string>`${sql.lit(kind)}`.as('kind'), ...columns.map(([name, value]) => value.as(name))])
          .orderBy(order)
          .limit(sql.lit(limit))}`,
      some: (limit) => sql`${bare.select(sql<number>`1`.as('one')).limit(sql.lit(limit))}`,
    };
  };

export const ref = (name: string): RawBuilder<unknown> => sql.ref(name);

/** A day at the office as the instant at which it begins. */
export const startOf = (day: string): RawBuilder<unknown> =>
  sql`((${sql.raw(day)})::timestamp at time zone ${sql.lit(BUSINESS_ZONE)})`;

/** When a row is due that has waited since then and has no time of its own. */
export const daysAfter = (since: RawBuilder<unknown>, kind: keyof typeof workDays): RawBuilder<unknown> =>
  sql`(${since} + interval '${sql.raw(String(workDays[kind]))} days')`;

/** The company of the user whose row has this alias, or the user. */
export const companyOrPerson = (alias: string): RawBuilder<unknown> =>
  sql`coalesce((select name from companies where id = ${ref(`${alias}.company_id`)}), ${personNameOrEmail(alias)})`;

/** What the user is called whom a column names. */
export const nameOf = (column: string): RawBuilder<unknown> =>
  sql`(select ${personNameOrEmail('named')} from users as named where named.id = ${ref(column)})`;
