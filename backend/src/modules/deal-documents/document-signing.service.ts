import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isDealOver,
  limits,
  type DealDocumentView,
  type DealStatus,
  type DeclineDealDocument,
  type SignDealDocument,
  type UserActor,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { requestContext } from '../../infrastructure/http/request-context.js';
import { appendPages, takesPages } from '../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { DealsService } from '../deals/index.js';
import { drawAuditPage } from './audit-page.js';
import { assertUpToDate, lockDocument, viewOf, visibleDocument } from './deal-document.load.js';
import type { DealDocumentRow } from './deal-document.query.js';
import { DocumentFiles } from './document-files.js';

/** The page that is added is small. */
const SIGNED_BYTES = limits.attachmentBytes + 1_024 * 1_024;

/** What customers do with documents: sign or decline them (decisions, section 4). */
@Injectable()
export class DocumentSigning {
  constructor(
    private readonly em: EntityManager,
    private readonly deals: DealsService,
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
  ) {}

  /**
   * Signs by click: keeps name, time and address, and a copy of the file with a page that tells them. The original stays.
   * @throws DomainError `not_found`; `forbidden` for a colleague's; `illegal_transition`; `stale_version`;
   *   `deal_document.file_changed`, `deal_document.outdated`, `deal_document.pdf_needed`; `deal_document.signing_ended`
   *   once the deal is over; `storage.unavailable`
   */
  async sign(actor: UserActor, id: string, input: SignDealDocument): Promise<DealDocumentView> {
    const row = await visibleDocument(this.em, actor, id);
    authorize(actor, 'deal_document.sign', row);
    if (row.status === 'sent') {
      assertNotOver(row.deal_status);
      if (row.sha256 !== input.sha256) throw new DomainError('deal_document.file_changed');
    }
    const [signedAt, signedIp] = [new Date(), requestContext().ip];
    const bytes = await this.signedFile(row, actor, input.name, signedAt, signedIp);
    const file = await receiveBytes(this.incoming, bytes, SIGNED_BYTES);
    try {
      return await this.files.keeping(file.path, (signedStoragePath) =>
        this.em.transactional(async (em) => {
          const { document, deal } = await lockDocument(em, this.deals, actor, id, input);
          authorize(actor, 'deal_document.sign', { customer_id: deal.customerId, company_id: null });
          document.assertSignable(input.sha256);
          assertNotOver(deal.currentStatus);
          await assertUpToDate(em, document);
          document.sign(input.sha256, {
            signerId: actor.id,
            signerName: input.name,
            signedAt,
            signedIp,
            signedStoragePath,
            signedSize: file.size,
            signedSha256: file.sha256,
          });
          return viewOf(em, actor, id);
        }),
      );
    } finally {
      await this.incoming.discard(file);
    }
  }

  /** Says no to a document. @throws DomainError `not_found`; `forbidden`; `illegal_transition`; `stale_version` */
  decline(actor: UserActor, id: string, input: DeclineDealDocument): Promise<DealDocumentView> {
    return this.em.transactional(async (em) => {
      const { document, deal } = await lockDocument(em, this.deals, actor, id, input);
      authorize(actor, 'deal_document.decline', { customer_id: deal.customerId, company_id: null });
      document.decline(input.reason ?? null);
      return viewOf(em, actor, id);
    });
  }

  /** The file as it was read, with the page about its signing behind it. */
  private async signedFile(
    row: DealDocumentRow,
    actor: UserActor,
    name: string,
    at: Date,
    ip: string | null,
  ): Promise<Buffer> {
    const original = await buffer(await this.files.read(row.storage_path));
    const sha256 = createHash('sha256').update(original).digest('hex');
    if (sha256 !== row.sha256) throw new DomainError('deal_document.file_changed');
    if (!(await takesPages(original))) throw new DomainError('deal_document.pdf_needed');
    const page = await drawAuditPage({
      document: { title: row.title, fileName: row.file_name, fileSize: original.length, sha256 },
      deal: { number: row.deal_number, title: row.deal_title },
      signer: { name, account: await this.accountOf(actor) },
      at,
      ip,
    });
    return appendPages(original, page);
  }

  private async accountOf({ id }: UserActor): Promise<string> {
    const [user] = await this.em.execute<{ email: string }[]>('select email from users where id = ?', [id]);
    return user?.email ?? id;
  }
}

/** A deal that is paused is still one; what ended isn't agreed to any more. @throws DomainError `deal_document.signing_ended` */
function assertNotOver(status: DealStatus): void {
  if (isDealOver(status)) throw new DomainError('deal_document.signing_ended');
}
