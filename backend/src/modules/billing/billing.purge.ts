import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../infrastructure/storage/sweep-orphans.js';
import { BILLING_PDFS } from './pdfs/stored-pdfs.js';

const KNOWN_PDFS = 'select storage_path as name from billing_papers where storage_path in (?)';

/**
 * Deleted drafts of invoices and entries of the schedule go for good after 30 days; what was issued never does. Files of
 * replaced PDFs go with them.
 */
@Injectable()
export class BillingPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-billing')
  async purge(em: EntityManager): Promise<number> {
    const drafts = `select i.id from invoices as i where ${isLongDeleted('i')}`;
    const lines = await purgeRows(
      em,
      'invoice_lines',
      `select l.id from invoices as i join invoice_lines as l on l.invoice_id = i.id where ${isLongDeleted('i')}`,
    );
    const rows = (await purgeRows(em, 'invoices', drafts)) + (await purgeRows(em, 'billing_schedules', ...entries));
    return lines + rows + (await sweepOrphans(em, this.storage, BILLING_PDFS, KNOWN_PDFS));
  }
}

/** Deleted by themselves, or with their project or deal. */
const entries = [
  `select s.id from billing_schedules as s where ${isLongDeleted('s')}`,
  `select s.id from projects as p join billing_schedules as s on s.project_id = p.id
   where ${isLongDeleted('p')} and s.invoice_id is null`,
  `select s.id from customer_deals as d join billing_schedules as s on s.deal_id = d.id
   where ${isLongDeleted('d')} and s.invoice_id is null`,
];
