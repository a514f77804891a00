import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, hasAdminRights, type Actor } from '@portal/contracts';
import { assertVersion, currentView, lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { findDealRow, lockDeal, termsHashOf } from '../deals/index.js';
import { DealDocument } from './deal-document.entity.js';
import {
  documentViewFor,
  findDocumentRow,
  visibleDocumentRows,
  type DealDocumentRow,
} from './deal-documents.queries.js';

/**
 * Locks a document with its deal for a change until the transaction ends: the deal first, in every transaction, so that
 * there is no deadlock.
 * @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor; `stale_version`
 */
export async function lockDocument(
  em: EntityManager,
  actor: Actor,
  id: string,
  sent: { version?: number | undefined } = {},
  { deleted = false } = {},
) {
  const listed = { id, deletedAt: deleted ? { $ne: null } : null };
  const seen = orNotFound(await em.findOne(DealDocument, listed));
  const deal = await lockDeal(em, actor, seen.dealId);
  const isSent = hasAdminRights(actor) ? {} : { sentAt: { $ne: null } };
  const document = await lockForUpdate(em, DealDocument, { ...listed, ...isSent });
  await assertVersion(document, sent, () => viewOf(em, actor, id));
  return { document, deal };
}

/** A document that the actor sees. @throws DomainError `not_found` */
export async function visibleDocument(em: EntityManager, actor: Actor, id: string): Promise<DealDocumentRow> {
  return orNotFound(await visibleDocumentRows(em, actor).where('f.id', '=', id).executeTakeFirst());
}

export const viewOf = currentView(findDocumentRow, documentViewFor);

/**
 * Checks that a document written from its deal still has the deal's terms. @throws DomainError `deal_document.outdated`
 */
export async function assertUpToDate(em: EntityManager, { dealId, termsHash }: DealDocument): Promise<void> {
  if (termsHash === null) return;
  const deal = await findDealRow(em, dealId);
  if (!deal || termsHashOf(deal) !== termsHash) throw new DomainError('deal_document.outdated');
}
