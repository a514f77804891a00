import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { reportScheduleLimits, reportTimingText } from '@portal/contracts';
import { Config } from '../../../../infrastructure/config/config.js';
import { asTyped } from '../../../../infrastructure/mail/index.js';
import { findScheduledReport, ReportFiles, scopeOf, type ScheduledReport } from '../../../reports/index.js';
import { userById } from '../../../users/index.js';
import { readerVariables, safeFirstName } from '../../templates/first-name.js';
import { reportNames, reportPeriodText, rowsText } from '../../templates/scheduled-report-labels.js';
import type { MailDraft } from '../mail-draft.js';
import { WritesMails, type MailRequest } from '../writes-mails.decorator.js';

/** Writes the mails of scheduled reports. */
@Injectable()
export class ScheduledReportMails {
  constructor(
    private readonly config: Config,
    private readonly files: ReportFiles,
  ) {}

  /** The mail, or undefined when its reader's rights aren't those any more with which the report was made. */
  @WritesMails(['scheduled_report', 'report_schedule_problem'])
  async write({
    em,
    mail,
    template,
    person,
  }: MailRequest<'scheduled_report' | 'report_schedule_problem'>): Promise<MailDraft | undefined> {
    if (!person) return undefined;
    const actionUrl = `${this.config.publicUrl}${mail.link}`;
    const reader = readerVariables(safeFirstName(person.first_name));
    if (template === 'report_schedule_problem') {
      const { report = '', problem = '' } = mail.data;
      return { template, frame: { actionUrl }, variables: { ...reader, report, problem: asTyped(problem) } };
    }
    const report = await findScheduledReport(em, mail.data['report_delivery_id'] ?? '');
    const known = await userById(em, person.id);
    if (!report || !known || report.recipient.id !== person.id || report.scope !== scopeOf(known.actor))
      return undefined;
    const { file } = report;
    const isAttached = file.size <= reportScheduleLimits.attachedBytes;
    return {
      template,
      frame: { actionUrl, ...(isAttached ? { attachments: [await this.attachmentOf(file)] } : {}) },
      variables: {
        ...reader,
        ...reportNames(report.title, reportPeriodText(report.params)),
        rows: rowsText(report.row_count),
        place: isAttached ? 'It is attached.' : 'Its file is too large for a mail: download it in the portal.',
        when: reportTimingText(report.timing),
        scheduled_by: report.owner_id === person.id ? 'you' : report.owner_name,
      },
    };
  }

  private async attachmentOf({ name, type, path }: ScheduledReport['file']) {
    return { filename: name, content: await buffer(await this.files.read(path)), contentType: type };
  }
}
