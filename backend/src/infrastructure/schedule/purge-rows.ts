import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { limits } from '@portal/contracts';

const BATCH = 1_000;

/** Whether a row was deleted so long ago that it can't be restored; `deleted_at` has an index. */
export const isLongDeleted = (row: string): string =>
  `${row}.deleted_at < now() - interval '${limits.restorableDays} days'`;

/** Runs a statement; answers how many rows it touched. */
export async function rowsOf(em: EntityManager, statement: string, values: unknown[] = []): Promise<number> {
  const { affectedRows } = await em.execute<{ affectedRows: number }>(statement, values, 'run');
  return affectedRows;
}

const logger = new Logger('Purge');

/**
 * Deletes the rows of a table whose ids the selects find, one select after the other and so many rows at a time that no
 * statement takes long. A reason to go is a select of its own: joined by `or`, none of them has an index. A row that
 * can't be deleted is logged and left for the next night, and keeps no other.
 */
export async function purgeRows(em: EntityManager, table: string, ...idsToGo: readonly string[]): Promise<number> {
  let total = 0;
  const kept: string[] = [];
  for (const select of idsToGo)
    for (let ids = await findIds(em, select, kept); ids.length > 0; ids = await findIds(em, select, kept)) {
      const before = kept.length;
      await deleteRows(em, table, ids, kept);
      total += ids.length - (kept.length - before);
    }
  return total;
}

async function findIds(em: EntityManager, select: string, kept: readonly string[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from (${select}) as due (id) where id <> all(?::uuid[]) limit ${BATCH}`,
    [`{${kept.join(',')}}`],
  );
  return rows.map(({ id }) => id);
}

/** All at once; where that fails, one by one, each in a transaction (or savepoint) of its own. */
async function deleteRows(em: EntityManager, table: string, ids: readonly string[], kept: string[]): Promise<void> {
  try {
    const statement = `delete from ${table} where id = any(?::uuid[])`;
    await em.transactional((own) => rowsOf(own, statement, [`{${ids.join(',')}}`]));
  } catch (error) {
    const [only] = ids;
    if (ids.length > 1) for (const id of ids) await deleteRows(em, table, [id], kept);
    else if (only !== undefined) {
      kept.push(only);
      logger.error({ table, id: only, err: error, msg: 'could not be deleted, to be tried again' });
    }
  }
}
