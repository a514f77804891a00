import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import type { StoredFiles } from '../../../infrastructure/storage/stored-files.js';
import { PdfFiles } from '../../billing/index.js';
import { AttachmentFiles } from '../../comments/index.js';
import { DocumentFiles } from '../../deal-documents/index.js';
import { InboundMailFiles } from '../../inbound-mail/index.js';
import { findMonthlyReport, monthlyPdf, toMonthlyReportView } from '../../reports/index.js';
import type { FileRow, FileSource } from '../tables/exported-files.js';

/** Opens the files that an export takes along, wherever they lie. */
@Injectable()
export class StoredSources {
  private readonly stored: Readonly<Record<Exclude<FileSource, 'monthly_reports'>, StoredFiles>>;

  constructor(
    attachments: AttachmentFiles,
    documents: DocumentFiles,
    billing: PdfFiles,
    mails: InboundMailFiles,
    private readonly pdfs: PdfThreads,
  ) {
    this.stored = { attachments, documents, billing, mails };
  }

  /** Null where the file isn't in the storage. @throws DomainError `storage.unavailable`, `unavailable` */
  async open(em: EntityManager, { source, path }: Pick<FileRow, 'source' | 'path'>): Promise<Readable | null> {
    if (source === 'monthly_reports') return this.draw(em, path);
    const files = this.stored[source];
    return (await files.has(path)) ? files.read(path) : null;
  }

  private async draw(em: EntityManager, id: string): Promise<Readable | null> {
    const report = await findMonthlyReport(em, id);
    if (!report) return null;
    return Readable.from([await this.pdfs.draw(monthlyPdf(toMonthlyReportView(system)(report)))]);
  }
}
