import { TransactionContext } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { QueryResultRow } from 'pg';

/** A compiled statement and its parameters in order. */
interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** Stands for a value of the input while a statement is written. */
class Given {
  constructor(readonly place: number) {}
}

class AnyValue {
  constructor(readonly value: unknown) {}
}

/** Marks something of an input as a value that no statement depends on, where it doesn't look like one: an offset. */
export const anyValue = <Value>(value: Value): Value => new AnyValue(value) as unknown as Value;

/** Ids and dates: what differs from call to call while the statement stays the same. */
const VALUE = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\d\S*)$/i;
const MOST_SHAPES = 200;

/**
 * A statement that is built and compiled once for each shape of its input, which takes longer than many an answer. Ids
 * and dates of the input become parameters; everything else of it is its shape: which filters, which order.
 * `write` sees stand-ins for the values, and must depend on its input only: declare it outside of any call.
 */
export function writtenOnce<Input extends object, Row>(
  write: (em: EntityManager, input: Input) => CompiledQuery<Row>,
): (em: EntityManager, input: Input) => Promise<Row[]> {
  const statements = new Map<string, Statement>();
  return async (em, input) => {
    const values: unknown[] = [];
    const shape = shapeOf(input, values);
    let statement = statements.get(shape);
    if (!statement) {
      statement = write(em, standIns(input, { count: 0 }) as Input);
      assertNoValueWithin(statement.parameters);
      if (statements.size >= MOST_SHAPES) statements.delete(statements.keys().next().value ?? '');
      statements.set(shape, statement);
    }
    const parameters = statement.parameters.map((one) => (one instanceof Given ? values[one.place] : one));
    return ask<Row>(em, statement.sql, parameters);
  };
}

/** In the caller's transaction where there is one; else on any connection, straight away. */
export async function ask<Row>(em: EntityManager, text: string, values: readonly unknown[]): Promise<Row[]> {
  const own = (em.global as boolean) ? (TransactionContext.getEntityManager(em.name) as EntityManager | undefined) : em;
  const transaction = own?.getTransactionContext<Kysely<unknown>>();
  if (transaction) return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  const pool = await em.getConnection().getNativeClient();
  return (await pool.query<Row & QueryResultRow>(text, [...values])).rows;
}

/** The input without its values, which go to `values` in the order they are met. */
function shapeOf(input: unknown, values: unknown[]): string {
  if (isValue(input)) {
    values.push(input instanceof AnyValue ? input.value : input);
    return '?';
  }
  if (typeof input === 'string') return JSON.stringify(input);
  if (typeof input !== 'object' || input === null) return String(input);
  let shape = '';
  for (const [name, value] of Object.entries(input)) shape += `${name}:${shapeOf(value, values)},`;
  return Array.isArray(input) ? `[${shape}]` : `{${shape}}`;
}

/** The input with a stand-in for each value, met in the same order. */
function standIns(input: unknown, met: { count: number }): unknown {
  if (isValue(input)) return new Given(met.count++);
  if (typeof input !== 'object' || input === null) return input;
  if (Array.isArray(input)) return input.map((one) => standIns(one, met));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, standIns(value, met)]));
}

const isValue = (input: unknown): boolean =>
  typeof input === 'string' ? VALUE.test(input) : input instanceof AnyValue || input instanceof Date;

/** A value from elsewhere than the input would be everybody's. */
function assertNoValueWithin(parameters: readonly unknown[]): void {
  if (parameters.some((one) => typeof one === 'string' && VALUE.test(one))) {
    throw new Error('A statement that is written once was given a value beside its input');
  }
}
