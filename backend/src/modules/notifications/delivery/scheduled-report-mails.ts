import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { reportScheduleLimits, reportTimingText } from '@portal/contracts';
import { Config } from '../../../infrastructure/config/config.js';
import { findScheduledReport, ReportFiles, scopeOf, type ScheduledReport } from '../../reports/index.js';
import { userById } from '../../users/index.js';
import type { Person } from '../listeners/recipients.reader.js';
import { safeFirstName } from '../templates/first-name.js';
import {
  reportPeriodText,
  rowsText,
  scheduledReportMail,
  scheduledReportVariables,
  scheduleProblemMail,
  scheduleProblemVariables,
} from '../templates/scheduled-report-mail.js';
import type { ReportScheduleTemplateName } from '../templates/template.js';
import type { MailDraft } from './mail-draft.js';
import type { QueuedMail } from './notification-outbox.js';

/** Writes the mails of scheduled reports. */
@Injectable()
export class ScheduledReportMails {
  constructor(
    private readonly config: Config,
    private readonly files: ReportFiles,
  ) {}

  /** The mail, or undefined when its reader's rights aren't those any more with which the report was made. */
  async write(
    em: EntityManager,
    mail: QueuedMail,
    template: ReportScheduleTemplateName,
    person: Person,
  ): Promise<MailDraft | undefined> {
    const to = { firstName: safeFirstName(person.first_name), url: `${this.config.publicUrl}${mail.link}` };
    if (template === 'report_schedule_problem') {
      const { report = '', problem = '' } = mail.data;
      const news = { report, problem };
      return {
        template,
        content: scheduleProblemMail(news, to),
        variables: scheduleProblemVariables(news, to.firstName),
      };
    }
    const report = await findScheduledReport(em, mail.data['report_delivery_id'] ?? '');
    const known = await userById(em, person.id);
    if (!report || !known || report.recipient.id !== person.id || report.scope !== scopeOf(known.actor))
      return undefined;
    const { file } = report;
    const isAttached = file.size <= reportScheduleLimits.attachedBytes;
    const news = {
      report: report.title,
      period: reportPeriodText(report.params),
      rows: rowsText(report.row_count),
      place: isAttached ? 'It is attached.' : 'Its file is too large for a mail: download it in the portal.',
      when: reportTimingText(report.timing),
      scheduled_by: report.owner_id === person.id ? 'you' : report.owner_name,
    };
    const attachments = isAttached ? [await this.attachmentOf(file)] : [];
    return {
      template,
      content: { ...scheduledReportMail(news, to), ...(isAttached ? { attachments } : {}) },
      variables: scheduledReportVariables(news, to.firstName),
    };
  }

  private async attachmentOf({ name, type, path }: ScheduledReport['file']) {
    return { filename: name, content: await buffer(await this.files.read(path)), contentType: type };
  }
}
