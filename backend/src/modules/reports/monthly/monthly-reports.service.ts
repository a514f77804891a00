import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  type ListMonthlyReports,
  type MonthlyReportView,
  type Page,
  type UpdateMonthlyReport,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import { formatDayOf } from '../../../infrastructure/wording/american-formats.js';
import { monthlyPdf, monthlyPdfName } from './monthly-pdf.js';
import { MonthlyReport } from './monthly-report.entity.js';
import { filterMonthlyReports, toMonthlyReportView, visibleMonthlyReports } from './monthly-reports.queries.js';

/** Monthly service reports: drafts for admins, and for a company's primary contacts what was sent (decisions 6.57). */
@Injectable()
export class MonthlyReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly pdfs: PdfThreads,
  ) {}

  /** Admins see all; primary contacts those that were sent to their company. */
  async list(actor: UserActor, query: ListMonthlyReports): Promise<Page<MonthlyReportView>> {
    authorizeRole(actor, 'monthly_report.list');
    return paginate(filterMonthlyReports(this.em, actor, query), query, toMonthlyReportView(actor));
  }

  /** @throws DomainError `not_found`, also for a draft that the actor doesn't see */
  async get(actor: UserActor, id: string): Promise<MonthlyReportView> {
    const report = await viewOf(this.em, actor, id);
    authorize(actor, 'monthly_report.read', report);
    return report;
  }

  /**
   * Changes the sentences of a draft, and sends it or puts it aside; both in one step when both are given.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`; `monthly_report.already_sent` for changes of
   * a report that its readers have; `monthly_report.no_recipient`
   */
  async update(
    actor: UserActor,
    id: string,
    { texts, status, ...sent }: UpdateMonthlyReport,
  ): Promise<MonthlyReportView> {
    authorize(actor, 'monthly_report.update', await viewOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const report = await lockForUpdate(em, MonthlyReport, { id }, sent, () => viewOf(em, actor, id));
      if (texts) changeTexts(report, texts);
      if (status) {
        report.setStatus(actor, status);
        if (status === 'sent') await assertHasRecipient(em, actor, id);
      }
      await em.flush();
      return viewOf(em, actor, id);
    });
  }

  /** The report as PDF, drawn from what it says now. @throws DomainError `not_found`, `unavailable` */
  async download(actor: UserActor, id: string): Promise<Download> {
    const report = await viewOf(this.em, actor, id);
    authorize(actor, 'monthly_report.download', report);
    const content = await this.pdfs.draw(monthlyPdf(report));
    return { name: monthlyPdfName(report), type: 'application/pdf', size: content.length, content };
  }
}

function changeTexts(report: MonthlyReport, texts: NonNullable<UpdateMonthlyReport['texts']>): void {
  if (report.sentAt !== null) throw new DomainError('monthly_report.already_sent', { day: formatDayOf(report.sentAt) });
  report.change(texts);
}

async function assertHasRecipient(em: EntityManager, actor: UserActor, id: string): Promise<void> {
  const { recipients, company_name: company } = await viewOf(em, actor, id);
  if (recipients.length === 0) throw new DomainError('monthly_report.no_recipient', { company });
}

async function viewOf(em: EntityManager, actor: UserActor, id: string): Promise<MonthlyReportView> {
  const row = orNotFound(await visibleMonthlyReports(em, actor).where('m.id', '=', id).executeTakeFirst());
  return toMonthlyReportView(actor)(row);
}
