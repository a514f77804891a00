import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';
import { exists } from '../../infrastructure/database/read-kit.js';

/** Keeps deals with a signed document from being deleted (decisions 4.43). */
@Injectable()
export class SignedDocuments {
  /** @throws DomainError `deal.has_records` */
  @BlocksDeletionOf('deal')
  async keepDeal(em: EntityManager, dealId: string): Promise<void> {
    const isSigned = await exists(em, `select 1 from deal_documents where deal_id = ? and status = 'signed' limit 1`, [
      dealId,
    ]);
    if (isSigned) throw new DomainError('deal.has_records');
  }
}
