import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '@portal/contracts';

const BATCH = 1_000;

/** Whether a row was deleted so long ago that nobody can bring it back; an index on `deleted_at` answers it. */
export const isLongDeleted = (row: string): string =>
  `${row}.deleted_at < now() - interval '${limits.restorableDays} days'`;

/** Runs a statement; answers how many rows it touched. */
export async function rowsOf(em: EntityManager, statement: string, values: unknown[] = []): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(statement, values, 'run');
  return affectedRows;
}

/**
 * Deletes the rows of a table whose ids the selects find, one select after the other and so many rows at a time that no
 * statement takes long. A reason to go is a select of its own: joined by `or`, none of them has an index.
 */
export async function purgeRows(em: EntityManager, table: string, ...idsToGo: readonly string[]): Promise<number> {
  let total = 0;
  for (const ids of idsToGo)
    for (let gone = BATCH; gone === BATCH; total += gone)
      gone = await rowsOf(em, `delete from ${table} where id in (${ids} limit ${BATCH})`);
  return total;
}
