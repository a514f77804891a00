import type { EntityManager } from '@mikro-orm/postgresql';
import {
  acceptedDealStatuses,
  customerDealDocumentView,
  DealDocumentView,
  endedDealStatuses,
  hasAdminRights,
  signedDocumentKinds,
  type Actor,
  type ListDealDocuments,
} from '@portal/contracts';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { listedRows } from '../../infrastructure/database/listed-rows.js';
import {
  inLiteral,
  kysely,
  personNameOrEmail,
  selectColumns,
  viewColumns,
} from '../../infrastructure/database/read-kit.js';
import { containsEveryWord } from '../../infrastructure/database/contains-text.js';
import { roleViews } from '../../infrastructure/database/views.js';
import { seesDeal } from '../deals/index.js';

const columns = [
  ...viewColumns('f', DealDocumentView, {
    deal_number: 'd.number',
    deal_title: 'd.title',
    customer_id: 'd.customer_id',
    company_id: 'c.company_id',
    customer_name: null,
  }),
  ...selectColumns([
    'f.storage_path',
    'f.signed_storage_path',
    'f.signed_size',
    'f.deleted_at',
    'd.offered_at',
    'd.current_status as deal_status',
  ]),
] as const;

const fromDocuments = (em: EntityManager) =>
  kysely(em)
    .selectFrom('deal_documents as f')
    .innerJoin('customer_deals as d', 'd.id', 'f.deal_id')
    .innerJoin('users as c', 'c.id', 'd.customer_id');

type Documents = ReturnType<typeof fromDocuments>;
export type DocumentFilters = Partial<Omit<ListDealDocuments, 'page' | 'limit' | 'sortBy' | 'sortOrder'>>;

/**
 * Whether an actor sees document `f` of deal `d` of a customer `c`: admins all, customers what was sent to them of deals they
 * see. The same sentence as `deal_document.read` of the policy; a test holds the two together.
 */
function seesDocument(actor: Actor): RawBuilder<boolean> {
  const deal = seesDeal(actor);
  return hasAdminRights(actor) ? deal : sql<boolean>`(${deal} and f.sent_at is not null)`;
}

/** The same as `awaitsSignature` of the contract, over document `f` of deal `d`. */
const awaits = sql<boolean>`(f.status = 'sent'
  and f.kind in ${inLiteral(signedDocumentKinds)} and d.current_status not in ${inLiteral(endedDealStatuses)}
  and not (f.kind = 'quote' and d.current_status in ${inLiteral(acceptedDealStatuses)}))`;

const withColumns = (query: Documents) => query.select(columns).select(personNameOrEmail('c').as('customer_name'));

/** One row of a list or a detail; internal columns included, so it never leaves without a view. */
export type DealDocumentRow = InferResult<ReturnType<typeof withColumns>>[number];

/** The visible documents that pass the filters, without columns: to be selected from, counted or sorted. */
export function visibleDocuments(em: EntityManager, actor: Actor, filters: DocumentFilters = {}): Documents {
  let query = fromDocuments(em)
    .where(listedRows(actor, 'f', filters.deleted))
    .where('d.deleted_at', 'is', null)
    .where(seesDocument(actor));
  if (filters.deal_id) query = query.where('f.deal_id', '=', filters.deal_id);
  if (filters.customer_id) query = query.where('d.customer_id', '=', filters.customer_id);
  if (filters.status) query = query.where('f.status', 'in', inLiteral(filters.status));
  if (filters.kind) query = query.where('f.kind', 'in', filters.kind);
  if (filters.to_sign !== undefined) query = query.where(awaits, '=', filters.to_sign);
  if (filters.search) query = query.where(containsEveryWord(sql.ref('f.search_text'), filters.search));
  return query;
}

/** The same with the columns of a row. */
export const visibleDocumentRows = (em: EntityManager, actor: Actor, filters: DocumentFilters = {}) =>
  withColumns(visibleDocuments(em, actor, filters));

/** One document, deleted or not, without a permission check. */
export const findDocumentRow = (em: EntityManager, id: string): Promise<DealDocumentRow | undefined> =>
  withColumns(fromDocuments(em)).where('f.id', '=', id).executeTakeFirst();

/** A document as admins see it, as its customer does, and as a reader does. */
export const {
  toAdmin: toDocumentView,
  toCustomer: toCustomerDocumentView,
  viewFor: documentViewFor,
} = roleViews(DealDocumentView, customerDealDocumentView, (row: DealDocumentRow) => row);
