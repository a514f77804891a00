import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import { findMonthlyReport, monthlyPdf, monthlyPdfName, monthName, toMonthlyReportView } from '../../reports/index.js';
import type { Person } from '../listeners/recipients.reader.js';
import { safeFirstName } from '../templates/first-name.js';
import { monthlyReportMail, monthlyReportVariables } from '../templates/monthly-report-mail.js';
import type { MailDraft } from './mail-draft.js';
import type { QueuedMail } from './notification-outbox.js';

/** Writes the mail with a monthly service report and its PDF, as the report is at the moment of sending. */
@Injectable()
export class MonthlyReportMails {
  constructor(
    private readonly config: Config,
    private readonly pdfs: PdfThreads,
  ) {}

  /** The mail, or undefined when its reader is no primary contact of the company any more. */
  async write(em: EntityManager, { data, link }: QueuedMail, person: Person): Promise<MailDraft | undefined> {
    const row = await findMonthlyReport(em, data['monthly_report_id'] ?? '');
    if (row?.status !== 'sent' || !row.recipients.some(({ id }) => id === person.id)) return undefined;
    const report = toMonthlyReportView(system)(row);
    const firstName = safeFirstName(person.first_name);
    const reported = {
      month: monthName(report.month),
      company: report.company_name,
      summary: report.texts.summary.trim(),
    };
    const content = await this.pdfs.draw(monthlyPdf(report));
    return {
      template: 'monthly_report',
      content: {
        ...monthlyReportMail(reported, { firstName, url: `${this.config.publicUrl}${link}` }),
        attachments: [{ filename: monthlyPdfName(report), content, contentType: 'application/pdf' }],
      },
      variables: monthlyReportVariables(reported, firstName),
    };
  }
}
