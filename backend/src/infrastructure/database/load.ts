import { LockMode, type EntityName, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Actor, type ErrorCode } from '@portal/contracts';
import type { AggregateRoot } from './aggregate-root.js';

/**
 * Loads a row and locks it until the transaction ends (SELECT … FOR UPDATE). `where` carries what the actor may see, so
 * that a missing row and an invisible one give the same answer.
 * @param sent the client's input; its `version`, if any, must be the row's
 * @param currentView the actor's view of the row; sent along with `stale_version`
 * @throws DomainError `not_found`; `stale_version` with the record as it is now
 */
export async function lockForUpdate<Entity extends AggregateRoot>(
  em: EntityManager,
  entity: EntityName<Entity>,
  where: FilterQuery<NoInfer<Entity>>,
  sent: { version?: number | undefined } = {},
  currentView?: (row: Entity) => unknown,
): Promise<Entity> {
  const row = (await em.findOne(entity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  })) as Entity | null;
  if (!row) throw new DomainError('not_found');
  await assertVersion(row, sent, () => currentView?.(row));
  return row;
}

/**
 * Refuses a change that was made looking at an older state of the row.
 * @throws DomainError `stale_version` with the record as it is now
 */
export async function assertVersion(
  row: { version: number },
  sent: { version?: number | undefined },
  currentView: () => unknown,
): Promise<void> {
  if (sent.version === undefined || sent.version === row.version) return;
  throw new DomainError('stale_version', {}, { current: await currentView() });
}

/** What was looked for, once it is there. @throws DomainError `not_found`, or the domain's own code for it */
export function orNotFound<Value>(value: Value | null | undefined, code: ErrorCode = 'not_found'): Value {
  if (value === null || value === undefined) throw new DomainError(code);
  return value;
}

/** Refuses ids that none of the rows has, each by its place. @throws DomainError `not_found` */
export function assertAmong(ids: readonly string[], rows: readonly { id: string }[], message: string): void {
  const known = new Set(rows.map(({ id }) => id));
  const details = ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `ids.${index}`, message }]));
  if (details.length > 0) throw new DomainError('not_found', {}, { details });
}

/** What a record looks like to its reader once the changes so far are in the database. @throws DomainError `not_found` */
export const currentView =
  <Row, View>(
    find: (em: EntityManager, id: string) => Promise<Row | undefined>,
    viewFor: (actor: Actor) => (row: Row) => View,
  ) =>
  async (em: EntityManager, actor: Actor, id: string): Promise<View> => {
    await em.flush();
    return viewFor(actor)(orNotFound(await find(em, id)));
  };
