import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { BlocksDeletionOf } from '../../infrastructure/deletion/deletion-checks.js';
import { exists } from '../../infrastructure/database/read-kit.js';

/** What has an invoice or a payment is never deleted (decisions, section 4). */
@Injectable()
export class BillingDeletionGuard {
  /** @throws DomainError `deal.has_records` */
  @BlocksDeletionOf('deal')
  async assertDealDeletable(em: EntityManager, id: string): Promise<void> {
    const isBilled = await exists(
      em,
      `select 1 from invoices where deal_id = ? and deleted_at is null
       union all select 1 from deal_payments where deal_id = ? limit 1`,
      [id, id],
    );
    if (isBilled) throw new DomainError('deal.has_records');
  }

  /** @throws DomainError `project.has_records` */
  @BlocksDeletionOf('project')
  async assertProjectDeletable(em: EntityManager, id: string): Promise<void> {
    const isBilled = await exists(
      em,
      `select 1 from invoices as i where i.deleted_at is null and (i.project_id = ? or exists (
         select 1 from billing_schedules as s where s.invoice_id = i.id and s.project_id = ?)) limit 1`,
      [id, id],
    );
    if (isBilled) throw new DomainError('project.has_records');
  }
}
