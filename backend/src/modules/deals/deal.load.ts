import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { seesCompanyMoney, type Actor, type UserActor } from '@portal/contracts';
import { currentView, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
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
function visible(actor: Actor) {
  if (actor.kind === 'anonymous') return { customerId: { $in: [] as string[] } };
  if (actor.kind === 'system' || actor.role === 'admin') return {};
  return { offeredAt: { $ne: null }, customerId: customersOf(actor) };
}

function customersOf({ id, companyId, contactFlags }: UserActor) {
  const seesCompany = seesCompanyMoney(contactFlags);
  if (companyId === null || !seesCompany) return id;
  return raw<string>('any (select id from users where company_id = ? or id = ?)', [companyId, id]);
}

/** The deal as it is once the changes so far are in the database. @throws DomainError `not_found` */
export async function rowOf(em: EntityManager, id: string): Promise<DealRow> {
  await em.flush();
  return orNotFound(await findDealRow(em, id));
}

/** The same as its reader sees it. */
export const viewOf = currentView(findDealRow, dealViewFor);
