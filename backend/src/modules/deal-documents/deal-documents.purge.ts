import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../infrastructure/storage/sweep-orphans.js';
import { DOCUMENTS } from './document-files.js';

const KNOWN = `select name from deal_documents, unnest(array[storage_path, signed_storage_path]) as name where name in (?)`;

/** Purges drafts 30 days after their deletion, and files in the storage without a row (decisions, section 4). */
@Injectable()
export class DealDocumentsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-deal-documents')
  async purge(em: EntityManager): Promise<number> {
    const rows = await purgeRows(
      em,
      'deal_documents',
      `select f.id from deal_documents as f where ${isLongDeleted('f')}`,
    );
    return rows + (await sweepOrphans(em, this.storage, DOCUMENTS, KNOWN));
  }
}
