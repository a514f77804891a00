import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  awaitsSignature,
  DomainError,
  isDealOver,
  isOwnSignature,
  limits,
  type DealDocumentView,
  type DeclineDealDocument,
  type SignDealDocument,
  type UserActor,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { kysely } from '../../infrastructure/database/read-kit.js';
import { requestContext } from '../../infrastructure/http/request-context.js';
import { PdfThreads } from '../../infrastructure/pdf/index.js';
import { IncomingFiles, type ReceivedFile } from '../../infrastructure/storage/incoming-files.js';
import { auditPage, type SigningRecord } from './deal-pdf.js';
import { assertUpToDate, lockDocument, viewOf, visibleDocument } from './deal-document.load.js';
import type { DealDocumentRow } from './deal-documents.queries.js';
import { DocumentFiles } from './document-files.js';

/** What customers do with documents: sign or decline them (decisions, section 4). */
@Injectable()
export class DocumentSigning {
  constructor(
    private readonly em: EntityManager,
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
    private readonly threads: PdfThreads,
  ) {}

  /**
   * Signs by click: stores name, time and client address, and a copy of the file with a page that states them. The
   * original stays. The caller has a place in `pdfQueue`; the document stays locked while its file is processed.
   * @throws DomainError `not_found`; `forbidden` for another customer of the company; `deal_document.name_unconfirmed`;
   * `illegal_transition`; `stale_version`; `deal_document.file_changed`, `deal_document.outdated`,
   * `deal_document.pdf_needed`, `pdf.too_complex`; `deal_document.signing_ended` once the deal is over,
   * `deal_document.quote_accepted` for a quote of an accepted one;
   * `storage.unavailable`
   */
  async sign(actor: UserActor, id: string, input: SignDealDocument): Promise<DealDocumentView> {
    const row = await visibleDocument(this.em, actor, id);
    authorize(actor, 'deal_document.sign', row);
    return this.em.transactional(async (em) => {
      const { document, deal } = await lockDocument(em, actor, id, input);
      authorize(actor, 'deal_document.sign', { customer_id: deal.customerId, company_id: null });
      document.assertSignable(input.sha256);
      // a deal that is paused is still one; what ended isn't agreed to any more
      if (isDealOver(deal.currentStatus)) throw new DomainError('deal_document.signing_ended');
      if (!awaitsSignature(document, deal.currentStatus)) throw new DomainError('deal_document.quote_accepted');
      await assertUpToDate(em, document);
      const [signedAt, signedIp] = [new Date(), requestContext().ip];
      const signer = { name: input.name, account: await signingAccount(em, actor, input) };
      return this.withSignedFile({ row, signer, at: signedAt, ip: signedIp }, ({ path, size, sha256 }) =>
        this.files.keeping(path, (signedStoragePath) => {
          document.sign(input.sha256, {
            signerId: actor.id,
            signerName: input.name,
            signedAt,
            signedIp,
            signedStoragePath,
            signedSize: size,
            signedSha256: sha256,
          });
          return viewOf(em, actor, id);
        }),
      );
    });
  }

  /** Declines a document. @throws DomainError `not_found`; `forbidden`; `illegal_transition`; `stale_version` */
  decline(actor: UserActor, id: string, input: DeclineDealDocument): Promise<DealDocumentView> {
    return this.em.transactional(async (em) => {
      const { document, deal } = await lockDocument(em, actor, id, input);
      authorize(actor, 'deal_document.decline', { customer_id: deal.customerId, company_id: null });
      document.decline(input.reason ?? null);
      return viewOf(em, actor, id);
    });
  }

  /** Works with the file as it was read and the page about its signing behind it; neither is ever in this thread's memory. */
  private async withSignedFile<Result>(
    { row, signer, at, ip }: { row: DealDocumentRow } & Pick<SigningRecord, 'signer' | 'at' | 'ip'>,
    work: (signed: ReceivedFile) => Promise<Result>,
  ): Promise<Result> {
    const tooLarge = (): DomainError => new DomainError('attachment.too_large');
    const stored = await this.files.read(row.storage_path);
    const original = await this.incoming.receive(stored, limits.attachmentBytes, tooLarge);
    const signed = { path: this.incoming.newPath() };
    try {
      if (original.sha256 !== row.sha256) throw new DomainError('deal_document.file_changed');
      const document = {
        title: row.title,
        fileName: row.file_name,
        fileSize: original.size,
        sha256: original.sha256,
      };
      const content = auditPage({ document, deal: { number: row.deal_number, title: row.deal_title }, signer, at, ip });
      const written = await this.threads.append({ path: original.path, content, to: signed.path });
      if (!written) throw new DomainError('deal_document.pdf_needed');
      return await work({ ...signed, ...written });
    } finally {
      await this.incoming.discard(original);
      await this.incoming.discard(signed);
    }
  }
}

/**
 * The account that signs. @throws DomainError `deal_document.name_unconfirmed` where the typed name differs from its
 * own and wasn't confirmed
 */
async function signingAccount(
  em: EntityManager,
  { id }: UserActor,
  { name, confirmed = false }: SignDealDocument,
): Promise<string> {
  const users = kysely(em).selectFrom('users').select(['email', 'first_name', 'last_name']);
  const user = orNotFound(await users.where('id', '=', id).executeTakeFirst());
  if (!confirmed && !isOwnSignature(name, user)) {
    const message = 'This is not the name of your account';
    throw new DomainError('deal_document.name_unconfirmed', {}, { details: [{ path: 'name', message }] });
  }
  return user.email;
}
