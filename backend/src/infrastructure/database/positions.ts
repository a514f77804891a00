import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from './advisory-lock.js';

/** How far apart rows of an order are put, so that about thirty others fit between any two by halving. */
export const POSITION_STEP = 1_024;

/** Nearer than this, neighbors leave no room between them: their positions are rebalanced. */
export const TOO_CLOSE = 1e-6;

/** The place of the row that comes `steps` behind the last one, or of the first where there is none yet. */
export const positionAfter = (last: number | null, steps = 1): number => (last ?? 0) + steps * POSITION_STEP;

/** Lets one transaction at a time change the order of these rows of a project, so that two never wait for each other. */
export const lockPositions = (em: EntityManager, table: string, projectId: string): Promise<void> =>
  acquireAdvisoryLock(em, `order of ${table} in ${projectId}`);

/** The same where only one of the rows is known. */
export async function lockPositionsOf(em: EntityManager, table: string, id: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`order of ${table} in `} || project_id, 0))
    from ${sql.table(table)} where id = ${id}::uuid`.execute(em.getKysely());
}

/**
 * The positions that rows in this order take: those they hold among themselves, so that the others keep theirs between
 * them; or new ones, where some hold the same.
 */
export function positionsFor(held: readonly number[]): number[] {
  const positions = [...held].sort((a, b) => a - b);
  const isClear = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));
  return isClear ? positions : positions.map((_, index) => (positions[0] ?? 0) + index * POSITION_STEP);
}
