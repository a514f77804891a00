import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent, Shows } from '../../../infrastructure/events/index.js';
import { findMonthlyReport, findScheduledReport, findScheduleProblems, monthName } from '../../reports/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import { reportTitleVariables } from '../delivery/mails/report-mails.js';
import { findRecipient } from './notifiers/recipients.reader.js';

/** So many people are named; the schedule's history names all. */
const NAMED = 10;
const atOnce = { canWait: false } as const;

/**
 * Brings monthly service reports to the company's primary contacts and scheduled reports to their recipients, at once,
 * and notifies the owners of schedules of problems (decisions 6.57, 6.66).
 */
@Injectable()
@Shows('notifications')
export class ReportNotifications {
  constructor(private readonly delivery: Delivery) {}

  @OnDomainEvent('monthly_report.status_changed')
  async sendMonthlyReport(context: EventContext<'monthly_report.status_changed'>): Promise<void> {
    if (context.event.payload.to !== 'sent') return;
    const report = await findMonthlyReport(context.em, context.event.entity_id);
    if (!report) return;
    const message: UntitledMessage = {
      template: 'monthly_report',
      body: report.company_name,
      link: `/customer/reports/monthly/${report.id}`,
      data: { monthly_report_id: report.id },
      variables: { month: monthName(report.month.slice(0, 7)), company: report.company_name },
    };
    await this.delivery.notify(context, report.recipients, message, atOnce);
  }

  @OnDomainEvent('report_schedule.delivered')
  async sendScheduledReport(context: EventContext<'report_schedule.delivered'>): Promise<void> {
    const { event, em } = context;
    if (event.payload.outcome !== 'sent') return;
    const report = await findScheduledReport(em, event.payload.delivery_id);
    if (!report) return;
    const variables = reportTitleVariables(report);
    const message: UntitledMessage = {
      template: 'scheduled_report',
      body: variables.rows,
      link: `/${report.recipient.role}/reports?schedule_id=${report.schedule_id}`,
      data: { report_delivery_id: event.payload.delivery_id },
      variables,
    };
    await this.delivery.notify(context, [report.recipient], message, atOnce);
  }

  @OnDomainEvent('report_schedule.finished')
  async onScheduleFinished(context: EventContext<'report_schedule.finished'>): Promise<void> {
    const { problems, due_at: dueAt } = context.event.payload;
    if (problems === 0) return;
    await this.notifyOwner(context, dueAt, (lines) => {
      const more = lines.length - NAMED;
      return [...lines.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    });
  }

  @OnDomainEvent('report_schedule.status_changed')
  async onScheduleStatusChanged(context: EventContext<'report_schedule.status_changed'>): Promise<void> {
    const { reason } = context.event.payload;
    if (reason !== null) await this.notifyOwner(context, null, () => `It is paused: ${reason}`);
  }

  private async notifyOwner(
    context: EventContext,
    dueAt: string | null,
    problemOf: (lines: string[]) => string,
  ): Promise<void> {
    const scheduleId = context.event.entity_id;
    const schedule = await findScheduleProblems(context.em, scheduleId, dueAt);
    const owner = schedule && (await findRecipient(context.em, schedule.owner_id));
    if (!schedule || !owner) return;
    const { title: report, lines } = schedule;
    const problem = problemOf(lines);
    const message: UntitledMessage = {
      template: 'report_schedule_problem',
      body: problem.split('\n')[0] ?? '',
      link: `/${owner.role}/reports/schedules`,
      data: { report_schedule_id: scheduleId, report, problem },
      variables: { report },
    };
    await this.delivery.notify(context, [owner], message, atOnce);
  }
}
