import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, line, longText, recordFields, requiredLine, version } from '../core/primitives.js';
import { acceptedDealStatuses, isDealOver, type DealStatus } from '../deals/deal.contract.js';

export const dealDocumentKinds = ['quote', 'contract', 'statement_of_work', 'receipt', 'other'] as const;
export const DealDocumentKind = z.enum(dealDocumentKinds);
export type DealDocumentKind = z.infer<typeof DealDocumentKind>;

/** Kinds the product writes itself, from the deal; the others are uploaded. */
export const generatedDocumentKinds = ['quote', 'contract'] as const satisfies readonly DealDocumentKind[];

/** Kinds that wait for the customer's signature once they are sent; they must be PDFs. The others are there to be read. */
export const signedDocumentKinds = [
  'quote',
  'contract',
  'statement_of_work',
] as const satisfies readonly DealDocumentKind[];

/** The consent that the click gives; it is on the page that is added to the signed file. */
export const signingConsent = 'I have read this document and sign it electronically.';

export const dealDocumentStatuses = ['draft', 'sent', 'signed', 'declined', 'voided'] as const;
export const DealDocumentStatus = z.enum(dealDocumentStatuses);
export type DealDocumentStatus = z.infer<typeof DealDocumentStatus>;

/** Kinds that are to be signed while the deal is in this state: none once it is over, a quote only until it is accepted. */
export const kindsToSign = (dealStatus: DealStatus): readonly DealDocumentKind[] =>
  isDealOver(dealStatus)
    ? []
    : signedDocumentKinds.filter((kind) => kind !== 'quote' || !acceptedDealStatuses.includes(dealStatus));

/** Whether a document waits for its customer's signature: sent, and of a kind that is still to be signed. */
export const awaitsSignature = (
  { status, kind }: { status: DealDocumentStatus; kind: DealDocumentKind },
  dealStatus: DealStatus,
): boolean => status === 'sent' && kindsToSign(dealStatus).includes(kind);

export const customerDealDocumentView = object('DealDocumentOfCustomer', {
  id,
  deal_id: id,
  deal_number: z.string(),
  deal_title: z.string(),
  customer_id: id,
  company_id: id.nullable(),
  kind: DealDocumentKind,
  title: z.string(),
  status: DealDocumentStatus,
  file_name: z.string(),
  file_size: z.int(),
  file_type: z.string(),
  sha256: z.string().meta({ description: 'SHA-256 of the file that is signed' }),
  sent_at: instant.nullable(),
  signer_name: z.string().nullable(),
  signed_at: instant.nullable(),
  signed_sha256: z.string().nullable().meta({ description: 'SHA-256 of the signed file with its audit page' }),
  reason: z.string().nullable().meta({ description: 'Why it was declined or voided' }),
  ...recordFields,
});

export const DealDocumentView = customerDealDocumentView
  .extend({
    customer_name: z.string().optional().meta({ description: 'Admins only' }),
    signed_ip: z.string().nullable().optional().meta({ description: 'Admins only' }),
  })
  .meta({ id: 'DealDocument' });
export type DealDocumentView = z.infer<typeof DealDocumentView>;

/** A quote or contract written from the deal, or, with a file as base64, an uploaded document. PDF only where it is to be signed. */
export const CreateDealDocument = strictObject('CreateDealDocument', {
  deal_id: id,
  kind: DealDocumentKind,
  title: requiredLine(limits.title).optional(),
  file_name: line(limits.fileName).optional(),
  file_size: z.int().min(0).optional(),
  file_type: z.string().max(100).optional(),
  file_data: z.string().max(limits.attachmentJsonBytes).optional().meta({ description: 'Base64' }),
});
export type CreateDealDocument = z.infer<typeof CreateDealDocument>;

/** Sends a draft deal together with drafts of its documents: all of them, or nothing. */
export const SendDealWithDocuments = strictObject('SendCustomerDealWithDocuments', {
  document_ids: z.array(id).min(1).max(20),
  version: version.optional(),
});
export type SendDealWithDocuments = z.infer<typeof SendDealWithDocuments>;

/** `sent` shows it to the customer, `voided` takes it back; signing and declining are the customer's own calls. */
export const UpdateDealDocument = strictObject('UpdateDealDocument', {
  title: requiredLine(limits.title).optional(),
  status: DealDocumentStatus.optional(),
  reason: longText.nullable().optional(),
  version: version.optional(),
});
export type UpdateDealDocument = z.infer<typeof UpdateDealDocument>;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word.length > 1);

/**
 * Whether a typed name reads as the account's own: two words or more, one of them the account's first or last name.
 * Any other signs for the account only with an explicit confirmation.
 */
export function isOwnSignature(
  typed: string,
  account: { first_name: string | null; last_name: string | null },
): boolean {
  const [words, own] = [wordsOf(typed), wordsOf(`${account.first_name ?? ''} ${account.last_name ?? ''}`)];
  return words.length > 1 && words.some((word) => own.includes(word));
}

/** A click to sign: the name typed, the consent, and the hash of the file that was read. */
export const SignDealDocument = strictObject('SignDealDocument', {
  name: requiredLine(limits.name),
  confirmed: z.boolean().optional().meta({
    description: 'That the name signs for the account, where it isn’t the account’s own first and last name',
  }),
  agreed: z.literal(true, 'Tick the box to agree'),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  version: version.optional(),
});
export type SignDealDocument = z.infer<typeof SignDealDocument>;

export const DeclineDealDocument = strictObject('DeclineDealDocument', {
  reason: longText.optional(),
  version: version.optional(),
});
export type DeclineDealDocument = z.infer<typeof DeclineDealDocument>;

/** Which file of a document: by default the signed one where there is one. */
export const ReadDealDocument = z.strictObject({
  original: z.stringbool().optional().meta({ description: 'The file as it was before it was signed' }),
});
export type ReadDealDocument = z.infer<typeof ReadDealDocument>;

export const ListDealDocuments = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  deal_id: id.optional(),
  customer_id: id.optional(),
  status: oneOrMore(dealDocumentStatuses).optional(),
  kind: oneOrMore(dealDocumentKinds).optional(),
  to_sign: z.stringbool().optional().meta({ description: 'Those that wait for a signature, or with false the others' }),
  sortBy: sortBy(['created_at', 'updated_at', 'title', 'status', 'kind'], 'created_at'),
});
export type ListDealDocuments = z.infer<typeof ListDealDocuments>;
