import {
  customerDealDocumentView,
  dealDocumentView,
  isAdmin,
  type Actor,
  type CustomerDealDocumentView,
  type DealDocumentView,
} from '@portal/contracts';
import { pickFields } from '../../infrastructure/database/read-kit.js';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { DealDocumentRow } from './deal-documents.queries.js';

const adminFields = Object.keys(dealDocumentView.shape) as (keyof DealDocumentView)[];
const customerFields = Object.keys(customerDealDocumentView.shape) as (keyof CustomerDealDocumentView)[];

/** A document as admins see it. */
export const toDocumentView = (row: DealDocumentRow): DealDocumentView => pick(row, adminFields);

/** A document as its customer sees it: the fields that the contract names for customers, and none else. */
export const toCustomerDocumentView = (row: DealDocumentRow): CustomerDealDocumentView => pick(row, customerFields);

/** How a document looks to this reader. */
export const documentViewFor =
  (actor: Actor) =>
  (row: DealDocumentRow): DealDocumentView =>
    actor.kind === 'system' || isAdmin(actor) ? toDocumentView(row) : toCustomerDocumentView(row);

function pick<Field extends keyof DealDocumentView>(
  row: DealDocumentRow,
  fields: readonly Field[],
): Pick<DealDocumentView, Field> {
  const view: DealDocumentView = {
    ...row,
    file_size: Number(row.file_size),
    sent_at: row.sent_at && instantOf(row.sent_at),
    signed_at: row.signed_at && instantOf(row.signed_at),
    created_at: instantOf(row.created_at),
    updated_at: instantOf(row.updated_at),
  };
  return pickFields(view, fields);
}
