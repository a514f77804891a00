import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealDocumentKinds,
  dealDocumentStatuses,
  DomainError,
  limits,
  type Actor,
  type DealDocumentView,
  type ListDealDocuments,
  type Page,
  type ReadDealDocument,
} from '@portal/contracts';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { PdfThreads } from '../../infrastructure/pdf/index.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { visibleDocument } from './deal-document.load.js';
import { documentViewFor, visibleDocumentRows } from './deal-documents.queries.js';
import { DocumentFiles } from './document-files.js';

/** States and kinds sort by their order in the contract, titles as people do. */
const order = {
  status: enumOrder(dealDocumentStatuses, 'f.status'),
  kind: enumOrder(dealDocumentKinds, 'f.kind'),
  title: sql`lower(f.title)`,
};

/** A file whose first bytes are there. */
type OpenedFile = Download & { content: Readable };

/** Reads documents and their files. */
@Injectable()
export class DealDocumentsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly files: DocumentFiles,
    private readonly incoming: IncomingFiles,
    private readonly threads: PdfThreads,
  ) {}

  /** The documents the actor may see, filtered, sorted and paged (specification, section 7; decisions, section 1). */
  async list(actor: Actor, query: ListDealDocuments): Promise<Page<DealDocumentView>> {
    authorizeRole(actor, 'deal_document.list');
    const rows = sorted(visibleDocumentRows(this.em, actor, query), 'f', query, { order });
    return paginate(rows, query, documentViewFor(actor));
  }

  /** One document. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealDocumentView> {
    return documentViewFor(actor)(await visibleDocument(this.em, actor, id));
  }

  /**
   * Its file: the signed one where there is one; a voided PDF with VOID across its pages. With `original` as it was stored.
   * @throws DomainError `not_found`; `storage.unavailable`; `unavailable` when too many wait for PDFs
   */
  async open(actor: Actor, id: string, { original = false }: ReadDealDocument = {}): Promise<OpenedFile> {
    const row = await visibleDocument(this.em, actor, id);
    const { file_name: name, file_type: type, signed_storage_path: signed } = row;
    if (row.status === 'voided' && !original) {
      const content = await this.stamped(row.storage_path);
      if (content) return { name, type, size: content.length, content: Readable.from([content]) };
    }
    if (signed === null || original)
      return { name, type, size: Number(row.file_size), content: await this.files.read(row.storage_path) };
    const signedName = `${name.replace(/\.pdf$/i, '')} signed.pdf`;
    return { name: signedName, type, size: Number(row.signed_size), content: await this.files.read(signed) };
  }

  /**
   * A stored file with VOID across its pages; null where it isn't a PDF that can be read within the limits.
   * @throws DomainError `storage.unavailable`; `unavailable` when too many wait for PDFs
   */
  private async stamped(storagePath: string): Promise<Buffer | null> {
    const tooLarge = (): DomainError => new DomainError('attachment.too_large');
    const file = await this.incoming.receive(await this.files.read(storagePath), limits.attachmentBytes, tooLarge);
    try {
      return await this.threads.stamp({ path: file.path, word: 'VOID' });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'pdf.too_complex') return null;
      throw error;
    } finally {
      await this.incoming.discard(file);
    }
  }
}
