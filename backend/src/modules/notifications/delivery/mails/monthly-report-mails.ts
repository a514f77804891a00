import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { asTyped } from '../../../../infrastructure/mail/index.js';
import { PdfThreads } from '../../../../infrastructure/pdf/index.js';
import {
  findMonthlyReport,
  monthlyPdf,
  monthlyPdfName,
  monthName,
  toMonthlyReportView,
} from '../../../reports/index.js';
import { readerVariables, safeFirstName } from '../../templates/first-name.js';
import type { MailDraft } from '../mail-draft.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** Writes the mail with a monthly service report and its PDF, as the report is at the moment of sending. */
@Injectable()
export class MonthlyReportMails {
  constructor(
    private readonly config: Config,
    private readonly pdfs: PdfThreads,
  ) {}

  /** The mail, or undefined when its reader is no primary contact of the company any more. */
  @WritesMails(['monthly_report'])
  async write({ em, mail, template, person }: MailRequest<'monthly_report'>): Promise<MailDraft | undefined> {
    if (!person) return undefined;
    const { data, link } = mail;
    const row = await findMonthlyReport(em, data['monthly_report_id'] ?? '');
    if (row?.status !== 'sent' || !row.recipients.some(({ id }) => id === person.id)) return undefined;
    const report = toMonthlyReportView(system)(row);
    const content = await this.pdfs.draw(monthlyPdf(report));
    return {
      template,
      frame: {
        actionUrl: `${this.config.publicUrl}${link}`,
        attachments: [{ filename: monthlyPdfName(report), content, contentType: 'application/pdf' }],
      },
      variables: {
        ...readerVariables(safeFirstName(person.first_name)),
        month: monthName(report.month),
        company: report.company_name,
        summary: asTyped(report.texts.summary.trim()),
      },
    };
  }
}
