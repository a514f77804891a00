import { type Actor, isAdmin, limits } from '@portal/contracts';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../errors/refuse.js';

/**
 * What narrows a list; figures count by the same filters, so that card and list agree.
 * @template Others ids that only figures narrow by
 */
export type FiltersOf<Query extends object, Others extends string = never> = Partial<
  Omit<Query, 'page' | 'limit' | 'sortBy' | 'sortOrder' | 'groupBy'> & Record<Others, string | undefined>
>;

/** How long a deleted row can be brought back (decisions, section 4). */
const RESTORABLE = sql.lit(`${limits.restorableDays} days`);

/**
 * The rows of a table that a list shows: those not deleted; with `deleted`, for admins, those that were deleted and can
 * still be restored (decisions 4.5).
 * @throws DomainError `invalid` when another user filters by `deleted`
 */
export function listedRows(actor: Actor, alias: string, deleted = false): RawBuilder<boolean> {
  const deletedAt = sql.ref(`${alias}.deleted_at`);
  if (!deleted) return sql<boolean>`${deletedAt} is null`;
  if (!isAdmin(actor)) refuse('deleted', 'Only we can see what was deleted');
  return sql<boolean>`${deletedAt} > now() - interval ${RESTORABLE}`;
}
