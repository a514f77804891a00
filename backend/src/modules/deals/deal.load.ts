import type { EntityManager } from '@mikro-orm/postgresql';
import { hasAdminRights, seesCompanyMoney, type Actor } from '@portal/contracts';
import { currentView, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { whereSeen } from '../users/index.js';
import { Deal } from './deal.entity.js';
import { dealViewFor } from './deal.view.js';
import { findDealRow, type DealRow } from './deals.queries.js';

/**
 * Locks a deal for a change until the transaction ends.
 * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor; `stale_version`
 */
export const lockDeal = (
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
): Promise<Deal> =>
  lockForUpdate(em, Deal, { ...visible(actor), id, deletedAt: deleted ? { $ne: null } : null }, sent, () =>
    viewOf(em, actor, id),
  );

/** The same rows as `seesDeal`, for locking. */
const visible = (actor: Actor) => ({
  ...whereSeen(actor, 'customerId', seesCompanyMoney),
  ...(hasAdminRights(actor) ? {} : { offeredAt: { $ne: null } }),
});

/** The deal as it is once the changes so far are in the database. @throws DomainError `not_found` */
export async function rowOf(em: EntityManager, id: string): Promise<DealRow> {
  await em.flush();
  return orNotFound(await findDealRow(em, id));
}

/** The same as its reader sees it. */
export const viewOf = currentView(findDealRow, dealViewFor);
