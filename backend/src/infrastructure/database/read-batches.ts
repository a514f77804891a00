import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, sql } from 'kysely';

/** Few enough for long texts, too. */
const BATCH = 100;

/** The rows of a statement, batch after batch by a cursor of the database, within the caller's transaction. */
export async function* readBatches<Row>(
  em: EntityManager,
  query: Expression<Row>,
  size = BATCH,
): AsyncGenerator<readonly Row[]> {
  const db = em.getKysely<object>();
  await sql`declare batches no scroll cursor for ${query}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<Row>`fetch forward ${sql.lit(size)} from batches`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
    }
  } finally {
    await sql`close batches`.execute(db);
  }
}
