import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';
import { kysely } from '../../infrastructure/database/read-kit.js';

/** What has an invoice or a payment is never deleted (decisions, section 4). */
@Injectable()
export class BillingDeletionGuard {
  /** @throws DomainError `deal.has_records` */
  @BlocksDeletionOf('deal')
  async assertDealDeletable(em: EntityManager, id: string): Promise<void> {
    const invoices = kysely(em).selectFrom('invoices').select('id').where('deal_id', '=', id);
    const payments = kysely(em).selectFrom('deal_payments').select('id').where('deal_id', '=', id);
    const records = invoices.where('deleted_at', 'is', null).unionAll(payments).limit(1);
    if (await records.executeTakeFirst()) throw new DomainError('deal.has_records');
  }

  /** @throws DomainError `project.has_records` */
  @BlocksDeletionOf('project')
  async assertProjectDeletable(em: EntityManager, id: string): Promise<void> {
    const entries = kysely(em).selectFrom('billing_schedules').select('invoice_id').where('project_id', '=', id);
    const invoices = kysely(em)
      .selectFrom('invoices')
      .select('id')
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('project_id', '=', id), eb('id', 'in', entries)]));
    if (await invoices.limit(1).executeTakeFirst()) throw new DomainError('project.has_records');
  }
}
