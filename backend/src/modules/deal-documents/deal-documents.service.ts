import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isDealOver,
  limits,
  signedDocumentKinds,
  type Actor,
  type DealDocumentView,
  type DealView,
  type Deleted,
  type SendDealWithDocuments,
  type UpdateDealDocument,
} from '@portal/contracts';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';
import { PdfThreads } from '../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { type ArrivedFile, receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { type Deal, DealsService, lockDeal } from '../deals/index.js';
import { dealPdf, type GeneratedKind, generatedTitle } from './deal-pdf.js';
import { DealDocument } from './deal-document.entity.js';
import { assertUpToDate, lockDocument, viewOf } from './deal-document.load.js';
import { DocumentFiles } from './document-files.js';
import { type DocumentUpload, receiveDocument, type DocumentInput, documentInputOf } from './document-upload.js';

/** A file on its way to become a document. */
interface NewDocumentFile {
  arrived: ArrivedFile;
  title: string;
  termsHash: string | null;
}

/** Writes, files and sends documents of deals: the admins' business (decisions, section 4). */
@Injectable()
export class DealDocumentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly deals: DealsService,
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
    private readonly threads: PdfThreads,
  ) {}

  /**
   * A draft: the file that came, or a quote or contract that the product writes from the deal as it is now.
   * @throws DomainError `invalid` naming a deal that doesn't exist; `deal_document.file_needed`; `deal_document.pdf_needed`
   *   and `pdf.too_complex` for what is to be signed; `deal_document.deal_ended`; what a file is refused with; then
   *   neither row nor file is left. The caller has a turn of `pdfQueue`
   */
  async create(actor: Actor, upload: DocumentUpload): Promise<DealDocumentView> {
    authorizeRole(actor, 'deal_document.create');
    const input = documentInputOf(upload);
    await this.em.transactional((em) => this.assertTakesDocuments(em, actor, input.deal_id)); // refused before any work on the file
    const arrived = await receiveDocument(this.incoming, upload);
    const content = arrived
      ? { arrived, title: input.title ?? arrived.name.slice(0, limits.title), termsHash: null }
      : await this.write(actor, input);
    try {
      return await this.store(actor, input, content);
    } finally {
      await this.incoming.discard(content.arrived.file);
    }
  }

  /**
   * Renames a document, or moves it: `sent` shows it to the customer, `voided` takes it back for good.
   * @throws DomainError `not_found`; `deal_document.immutable` once signed; `deal_document.deal_not_sent`,
   *   `deal_document.outdated`; `illegal_transition`; `stale_version`; `invalid` for the customer's own steps
   */
  async update(actor: Actor, id: string, input: UpdateDealDocument): Promise<DealDocumentView> {
    authorizeRole(actor, 'deal_document.update');
    assertOwnStep(input);
    return this.em.transactional(async (em) => {
      const { document, deal } = await lockDocument(em, actor, id, input);
      if (input.title !== undefined) document.rename(input.title);
      if (input.status === 'voided') document.void(input.reason ?? null);
      if (input.status === 'sent') {
        document.send();
        if (deal.offeredAt === null) throw new DomainError('deal_document.deal_not_sent');
        assertNotEnded(deal);
        await assertUpToDate(em, document);
      }
      return viewOf(em, actor, id);
    });
  }

  /**
   * Sends a deal to its customer with drafts of its documents, in one transaction: all are sent, or none.
   * @throws DomainError `not_found`; `invalid` naming documents of another deal; `deal_document.outdated`;
   *   `illegal_transition`; `stale_version`
   */
  sendDeal(actor: Actor, id: string, { document_ids, version }: SendDealWithDocuments): Promise<DealView> {
    return this.em.transactional(async (em) => {
      const deal = await this.deals.update(actor, id, { current_status: 'sent', version });
      for (const documentId of new Set(document_ids)) {
        const { deal_id } = await this.update(actor, documentId, { status: 'sent' });
        if (deal_id !== id) refuse('document_ids', 'A document of another deal');
      }
      await em.flush();
      return deal;
    });
  }

  /** Takes a draft out of every list. @throws DomainError `not_found`; `deal_document.not_draft`, `deal_document.immutable` */
  async remove(actor: Actor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'deal_document.delete');
    return this.em.transactional(async (em) => {
      const { document } = await lockDocument(em, actor, id);
      document.remove();
      return { id };
    });
  }

  /** Brings a deleted draft back. @throws DomainError `not_found` when there is no deleted one of a deal that lives */
  async restore(actor: Actor, id: string): Promise<DealDocumentView> {
    authorizeRole(actor, 'deal_document.restore');
    return this.em.transactional(async (em) => {
      const { document } = await lockDocument(em, actor, id, {}, { deleted: true });
      document.restore();
      return viewOf(em, actor, id);
    });
  }

  /** Keeps deals with a signed document from being deleted (decisions 4.43). @throws DomainError `deal.has_records` */
  @BlocksDeletionOf('deal')
  async keepDeal(em: EntityManager, dealId: string): Promise<void> {
    const isSigned = await em.count(DealDocument, { dealId, status: 'signed' });
    if (isSigned > 0) throw new DomainError('deal.has_records');
  }

  private async write(actor: Actor, { deal_id, kind, title }: DocumentInput): Promise<NewDocumentFile> {
    const deal = await this.deals.get(actor, deal_id).catch(unknownDeal);
    const named = title ?? generatedTitle(kind as GeneratedKind, deal);
    const bytes = await this.threads.drawNow(dealPdf(kind as GeneratedKind, deal, new Date()));
    const file = await receiveBytes(this.incoming, bytes, limits.attachmentBytes);
    const arrived = { file, name: `${kind}-${deal.number}.pdf`, type: 'application/pdf', size: bytes.length };
    return { arrived, title: named.slice(0, limits.title), termsHash: deal.terms_hash };
  }

  private async store(
    actor: Actor,
    { deal_id: dealId, kind }: DocumentInput,
    { arrived, title, termsHash }: NewDocumentFile,
  ): Promise<DealDocumentView> {
    const facts = await this.files.check(arrived);
    if (signedDocumentKinds.some((one) => one === kind)) await this.assertSignable(facts.fileType, arrived.file.path);
    return this.files.keeping(arrived.file.path, (storagePath) =>
      this.em.transactional(async (em) => {
        await this.assertTakesDocuments(em, actor, dealId);
        const document = DealDocument.of({ dealId, kind, title, termsHash }, { ...facts, storagePath });
        await em.persist(document).flush();
        return viewOf(em, actor, document.id);
      }),
    );
  }

  private async assertTakesDocuments(em: EntityManager, actor: Actor, dealId: string): Promise<void> {
    assertNotEnded(await lockDeal(em, actor, dealId).catch(unknownDeal));
  }

  private async assertSignable(type: string, path: string): Promise<void> {
    if (type === 'application/pdf' && (await this.threads.isReadable(path))) return;
    throw new DomainError('deal_document.pdf_needed');
  }
}

function assertOwnStep({ status, reason }: UpdateDealDocument): void {
  if (status === 'signed' || status === 'declined') refuse('status', 'Only the customer signs or declines');
  if (status === 'draft') refuse('status', 'What was sent stays sent. Void it and write another one');
  if (reason != null && status !== 'voided') refuse('reason', 'Only with voided');
}

/** @throws DomainError `deal_document.deal_ended` */
function assertNotEnded({ currentStatus }: Deal): void {
  if (isDealOver(currentStatus)) throw new DomainError('deal_document.deal_ended');
}

function unknownDeal(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found') refuse('deal_id', 'There is no such deal');
  throw error;
}
