import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { reportScheduleLimits, reportTimingText, system, type ReportParams } from '@portal/contracts';
import { asTyped } from '../../../../infrastructure/mail/index.js';
import { PdfThreads } from '../../../../infrastructure/pdf/index.js';
import { formatDay } from '../../../../infrastructure/wording/american-formats.js';
import {
  findMonthlyReport,
  findScheduledReport,
  monthlyPdf,
  monthlyPdfName,
  monthName,
  ReportFiles,
  scopeOf,
  toMonthlyReportView,
  type ScheduledReport,
} from '../../../reports/index.js';
import { userById } from '../../../users/index.js';
import { WritesMails, type MailDraft, type MailRequest, type Written } from '../writes-mails.decorator.js';

/** "October 1, 2026 – October 31, 2026", "as of October 31, 2026"; empty for a report without a period. */
function periodText({ from, to, as_of: asOf }: ReportParams): string {
  if (asOf !== undefined) return `as of ${formatDay(asOf)}`;
  if (from === undefined || to === undefined) return '';
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** The variables of a title about a scheduled report. */
export function reportTitleVariables({ title: report, params, row_count: rows }: ScheduledReport) {
  const period = periodText(params);
  return {
    report,
    period,
    about: period === '' ? report : `${report}, ${period}`,
    rows: rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`,
  };
}

/** Writes the mails of monthly service reports and of scheduled reports, as they are at the moment of sending. */
@Injectable()
export class ReportMails {
  constructor(
    private readonly pdfs: PdfThreads,
    private readonly files: ReportFiles,
  ) {}

  /** The mail with its PDF, or undefined when its reader is no primary contact of the company any more. */
  @WritesMails(['monthly_report'])
  async writeMonthly({ em, mail, template, person }: MailRequest<'monthly_report'>): Written {
    const row = await findMonthlyReport(em, mail.data['monthly_report_id'] ?? '');
    if (row?.status !== 'sent' || !row.recipients.some(({ id }) => id === person?.id)) return undefined;
    const report = toMonthlyReportView(system)(row);
    const content = await this.pdfs.draw(monthlyPdf(report));
    return {
      template,
      frame: { attachments: [{ filename: monthlyPdfName(report), content, contentType: 'application/pdf' }] },
      variables: {
        month: monthName(report.month),
        company: report.company_name,
        summary: asTyped(report.texts.summary.trim()),
      },
    };
  }

  /** The mail, or undefined when its reader's rights aren't those any more with which the report was made. */
  @WritesMails(['scheduled_report'])
  async writeScheduled({ em, mail, template, person }: MailRequest<'scheduled_report'>): Written {
    const report = await findScheduledReport(em, mail.data['report_delivery_id'] ?? '');
    const known = person && (await userById(em, person.id));
    if (!report || !known || report.recipient.id !== person.id || report.scope !== scopeOf(known.actor))
      return undefined;
    const { file } = report;
    const isAttached = file.size <= reportScheduleLimits.attachedBytes;
    return {
      template,
      frame: isAttached ? { attachments: [await this.attachmentOf(file)] } : {},
      variables: {
        ...reportTitleVariables(report),
        place: isAttached ? 'It is attached.' : 'Its file is too large for a mail: download it in the portal.',
        when: reportTimingText(report.timing),
        scheduled_by: report.owner_id === person.id ? 'you' : report.owner_name,
      },
    };
  }

  @WritesMails(['report_schedule_problem'])
  writeProblem({ mail, template, person }: MailRequest<'report_schedule_problem'>): MailDraft | undefined {
    const { report = '', problem = '' } = mail.data;
    return person && { template, frame: {}, variables: { report, problem: asTyped(problem) } };
  }

  private async attachmentOf({ name, type, path }: ScheduledReport['file']) {
    return { filename: name, content: await buffer(await this.files.read(path)), contentType: type };
  }
}
