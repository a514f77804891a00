import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  dealDocumentKinds,
  dealDocumentStatuses,
  type Actor,
  type DealDocumentView,
  type ListDealDocuments,
  type Page,
  type ReadDealDocument,
} from '@portal/contracts';
import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { enumOrder } from '../../infrastructure/database/read-kit.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { documentViewFor, visibleDocumentRows, type DealDocumentRow } from './deal-documents.queries.js';
import { DocumentFiles, VoidedFiles } from './document-files.js';

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
    private readonly voided: VoidedFiles,
  ) {}

  /** The documents the actor may see, filtered, sorted and paged (specification, section 7; decisions, section 1). */
  async list(actor: Actor, query: ListDealDocuments): Promise<Page<DealDocumentView>> {
    authorizeRole(actor, 'deal_document.list');
    const rows = sorted(visibleDocumentRows(this.em, actor, query), 'f', query, { order });
    return paginate(rows, query, documentViewFor(actor));
  }

  /** One document. @throws DomainError `not_found` when it doesn't exist or isn't visible to the actor */
  async get(actor: Actor, id: string): Promise<DealDocumentView> {
    return documentViewFor(actor)(await this.row(actor, id));
  }

  /**
   * Its file: the signed one where there is one; a voided PDF with VOID across its pages. With `original` as it was stored.
   * @throws DomainError `not_found`; `storage.unavailable`; `unavailable` when too many wait for PDFs
   */
  async open(actor: Actor, id: string, { original = false }: ReadDealDocument = {}): Promise<OpenedFile> {
    const row = await this.row(actor, id);
    const { file_name: name, file_type: type, signed_storage_path: signed } = row;
    if (row.status === 'voided' && !original) {
      const content = await this.voided.stamped(row.storage_path);
      if (content) return { name, type, size: content.length, content: Readable.from([content]) };
    }
    if (signed === null || original)
      return { name, type, size: Number(row.file_size), content: await this.files.read(row.storage_path) };
    const signedName = `${name.replace(/\.pdf$/i, '')} signed.pdf`;
    return { name: signedName, type, size: Number(row.signed_size), content: await this.files.read(signed) };
  }

  private async row(actor: Actor, id: string): Promise<DealDocumentRow> {
    return orNotFound(await visibleDocumentRows(this.em, actor).where('f.id', '=', id).executeTakeFirst());
  }
}
