import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';

/** Keeps deals with a signed document from being deleted (decisions 4.43). */
@Injectable()
export class SignedDocuments {
  /** @throws DomainError `deal.has_records` */
  @BlocksDeletionOf('deal')
  async keepDeal(em: EntityManager, dealId: string): Promise<void> {
    const signed = await em.execute<unknown[]>(
      `select 1 from deal_documents where deal_id = ? and status = 'signed' limit 1`,
      [dealId],
    );
    if (signed.length > 0) throw new DomainError('deal.has_records');
  }
}
