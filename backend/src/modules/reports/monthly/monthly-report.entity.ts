import { p } from '@mikro-orm/core';
import {
  monthlyReportParts,
  monthlyReportTransitions,
  transitionActorOf,
  type MonthlyReportFigures,
  type MonthlyReportStatus,
  type MonthlyReportTexts,
  type UpdateMonthlyReport,
  type UserActor,
} from '@portal/contracts';
import { AggregateRoot, type Changes, text, withProperties } from '../../../infrastructure/database/aggregate-root.js';
import { firstDayOf } from './months.js';

/** What the system made of a company's month. */
type MonthlyDraft = Pick<MonthlyReport, 'companyId' | 'month' | 'texts' | 'figures'>;

/** The monthly service report of a company: a draft until an admin sends it. */
export class MonthlyReport extends withProperties(AggregateRoot, {
  companyId: p.uuid(),
  /** Its first day. */
  month: p.date(),
  status: text<MonthlyReportStatus>(),
  texts: p.json<MonthlyReportTexts>(),
  figures: p.json<MonthlyReportFigures>(),
  sentAt: p.datetime().nullable(),
  sentBy: p.uuid().nullable(),
}) {
  static readonly tableName = 'monthly_reports';

  static create({ companyId, month, texts, figures }: MonthlyDraft): MonthlyReport {
    const report = new MonthlyReport();
    Object.assign(report, { companyId, month: firstDayOf(month), status: 'draft', texts, figures });
    report.record('monthly_report.created', { company_id: companyId, month });
    return report;
  }

  /** Changes the sentences that are given. */
  change(texts: NonNullable<UpdateMonthlyReport['texts']>): void {
    const changes: Changes = {};
    for (const part of monthlyReportParts) {
      const text = texts[part];
      if (text !== undefined && text !== this.texts[part]) changes[part] = { from: this.texts[part], to: text };
    }
    if (Object.keys(changes).length === 0) return;
    this.texts = { ...this.texts, ...texts };
    this.record('monthly_report.updated', { changes });
  }

  /** Sends it, puts it aside, or takes it up again. @throws DomainError `illegal_transition` */
  setStatus(actor: UserActor, to: MonthlyReportStatus): void {
    if (to === this.status) return;
    const from = this.status;
    monthlyReportTransitions.assert(from, to, transitionActorOf(actor));
    this.status = to;
    if (to === 'sent') Object.assign(this, { sentAt: new Date(), sentBy: actor.id });
    this.record('monthly_report.status_changed', { from, to, company_id: this.companyId });
  }
}
