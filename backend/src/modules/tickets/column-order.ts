import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { POSITION_STEP } from '../../infrastructure/database/positions.js';
import { recordEvent } from '../../infrastructure/events/index.js';
import type { Task } from './task.entity.js';

interface Moved {
  id: string;
  was: number;
  place: number;
}

/** Gives the tasks of a column that grew too tight places with room between them, in the order they have. */
export async function numberAnew(em: EntityManager, { projectId, status }: Task): Promise<void> {
  const { rows } = await sql<Moved>`
    with placed as (
      select id, position as was, row_number() over (order by position, id) * ${POSITION_STEP}::float8 as place
      from tickets where project_id = ${projectId}::uuid and status = ${status} and kind = 'task' and deleted_at is null)
    update tickets as t set position = placed.place, version = t.version + 1, updated_at = now()
    from placed where t.id = placed.id and placed.was <> placed.place
    returning t.id, placed.was, placed.place`.execute(em.getKysely());
  for (const { id, was, place } of rows)
    recordEvent(em, 'task.moved', id, { project_id: projectId, from: was, to: place });
  await em.flush();
}

/**
 * The places that tasks in this order take: those they hold among themselves, so that the others keep their places
 * between them; or new ones, where some hold the same.
 */
export function placesFor(held: readonly number[]): number[] {
  const places = [...held].sort((a, b) => a - b);
  const isClear = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return isClear ? places : places.map((_, index) => (places[0] ?? 0) + index * POSITION_STEP);
}
