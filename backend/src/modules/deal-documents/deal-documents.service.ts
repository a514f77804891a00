import { readFile } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isDealOver,
  limits,
  signedDocumentKinds,
  type Actor,
  type DealDocumentView,
  type Deleted,
  type UpdateDealDocument,
} from '@portal/contracts';
import { takesPages } from '../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { type ArrivedFile, receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { type Deal, DealsReader, DealsService } from '../deals/index.js';
import { drawDealPaper, type PaperKind, titleOfPaper } from './deal-paper.js';
import { DealDocument } from './deal-document.entity.js';
import { assertUpToDate, lockDocument, viewOf } from './deal-document.load.js';
import { DocumentFiles } from './document-files.js';
import { type DocumentUpload, receiveDocument, type SaidOfDocument, saidOf } from './document-upload.js';

/** A file on its way to become a document. */
interface Paper {
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
    private readonly dealsReader: DealsReader,
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /**
   * A draft: the file that came, or a quote or contract that the product writes from the deal as it is now.
   * @throws DomainError `invalid` naming a deal that doesn't exist; `deal_document.file_needed`; `deal_document.pdf_needed`
   *   for what is to be signed; `deal_document.deal_ended`; what a file is refused with; then neither row nor file is left
   */
  async create(actor: Actor, upload: DocumentUpload): Promise<DealDocumentView> {
    const said = saidOf(upload);
    const arrived = await receiveDocument(this.incoming, upload);
    const paper = arrived
      ? { arrived, title: said.title ?? arrived.name.slice(0, limits.title), termsHash: null }
      : await this.write(actor, said);
    try {
      return await this.store(actor, said, paper);
    } finally {
      await this.incoming.discard(paper.arrived.file);
    }
  }

  /**
   * Renames a document, or moves it: `sent` shows it to the customer, `voided` takes it back for good.
   * @throws DomainError `not_found`; `deal_document.immutable` once signed; `deal_document.deal_not_sent`,
   *   `deal_document.outdated`; `illegal_transition`; `stale_version`; `invalid` for the customer's own steps
   */
  update(actor: Actor, id: string, input: UpdateDealDocument): Promise<DealDocumentView> {
    assertOwnStep(input);
    return this.em.transactional(async (em) => {
      const { document, deal } = await lockDocument(em, this.deals, actor, id, input);
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

  /** Takes a draft out of every list. @throws DomainError `not_found`; `deal_document.not_draft`, `deal_document.immutable` */
  remove(actor: Actor, id: string): Promise<Deleted> {
    return this.em.transactional(async (em) => {
      const { document } = await lockDocument(em, this.deals, actor, id);
      document.remove();
      return { id };
    });
  }

  /** Brings a deleted draft back. @throws DomainError `not_found` when there is no deleted one of a deal that lives */
  restore(actor: Actor, id: string): Promise<DealDocumentView> {
    return this.em.transactional(async (em) => {
      const { document } = await lockDocument(em, this.deals, actor, id, {}, { deleted: true });
      document.restore();
      return viewOf(em, actor, id);
    });
  }

  private async write(actor: Actor, { deal_id, kind, title }: SaidOfDocument): Promise<Paper> {
    const deal = await this.dealsReader.get(actor, deal_id).catch(unknownDeal);
    const named = title ?? titleOfPaper(kind as PaperKind, deal);
    const bytes = await drawDealPaper(kind as PaperKind, deal, new Date());
    const file = await receiveBytes(this.incoming, bytes, limits.attachmentBytes);
    const arrived = { file, name: `${kind}-${deal.number}.pdf`, type: 'application/pdf', size: bytes.length };
    return { arrived, title: named.slice(0, limits.title), termsHash: deal.terms_hash };
  }

  private async store(
    actor: Actor,
    { deal_id: dealId, kind }: SaidOfDocument,
    { arrived, title, termsHash }: Paper,
  ): Promise<DealDocumentView> {
    const facts = await this.files.check(arrived);
    if (signedDocumentKinds.some((one) => one === kind)) await assertSignable(facts.fileType, arrived.file.path);
    return this.files.keeping(arrived.file.path, (storagePath) =>
      this.em.transactional(async (em) => {
        assertNotEnded(await this.deals.hold(em, actor, dealId).catch(unknownDeal));
        const document = DealDocument.of({ dealId, kind, title, termsHash }, { ...facts, storagePath });
        await em.persist(document).flush();
        return viewOf(em, actor, document.id);
      }),
    );
  }
}

function assertOwnStep({ status, reason }: UpdateDealDocument): void {
  const refuse = (path: string, message: string): never => {
    throw new DomainError('invalid', {}, { details: [{ path, message }] });
  };
  if (status === 'signed' || status === 'declined') refuse('status', 'Only the customer signs or declines');
  if (status === 'draft') refuse('status', 'What was sent stays sent. Void it and write another one');
  if (reason != null && status !== 'voided') refuse('reason', 'Only with voided');
}

/** @throws DomainError `deal_document.deal_ended` */
function assertNotEnded({ currentStatus }: Deal): void {
  if (isDealOver(currentStatus)) throw new DomainError('deal_document.deal_ended');
}

async function assertSignable(type: string, path: string): Promise<void> {
  if (type === 'application/pdf' && (await takesPages(await readFile(path)))) return;
  throw new DomainError('deal_document.pdf_needed');
}

function unknownDeal(error: unknown): never {
  if (error instanceof DomainError && error.code === 'not_found')
    throw new DomainError('invalid', {}, { details: [{ path: 'deal_id', message: 'There is no such deal' }] });
  throw error;
}
