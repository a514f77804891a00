import { type Actor, DomainError, isAdmin, limits } from '@portal/contracts';
import { type RawBuilder, sql } from 'kysely';

/** How long a deleted row can be brought back (decisions, section 4). */
const RESTORABLE = sql.lit(`${limits.restorableDays} days`);

/**
 * Which rows of a table a list is made of: those that live; with `deleted`, for admins, those that were deleted and can
 * still be brought back. Every list that can show its deleted rows asks here.
 * @throws DomainError `invalid` when somebody else asks for deleted ones
 */
export function listedRows(actor: Actor, alias: string, deleted = false): RawBuilder<boolean> {
  const deletedAt = sql.ref(`${alias}.deleted_at`);
  if (!deleted) return sql<boolean>`${deletedAt} is null`;
  if (!isAdmin(actor))
    throw new DomainError(
      'invalid',
      {},
      { details: [{ path: 'deleted', message: 'Only we can see what was deleted' }] },
    );
  return sql<boolean>`${deletedAt} > now() - interval ${RESTORABLE}`;
}
