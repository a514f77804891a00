import { TransactionContext } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import type { QueryResultRow } from 'pg';

/** Runs a raw statement with `$1` parameters: in the caller's transaction where there is one, else on any connection. */
export async function queryRaw<Row>(em: EntityManager, text: string, values: readonly unknown[]): Promise<Row[]> {
  const own = (em.global as boolean) ? (TransactionContext.getEntityManager(em.name) as EntityManager | undefined) : em;
  const transaction = own?.getTransactionContext<Kysely<unknown>>();
  if (transaction) return (await transaction.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  const pool = await em.getConnection().getNativeClient();
  return (await pool.query<Row & QueryResultRow>(text, [...values])).rows;
}
