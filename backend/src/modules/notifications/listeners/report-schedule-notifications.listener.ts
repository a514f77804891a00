import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type EventContext, OnDomainEvent, Shows } from '../../../infrastructure/events/index.js';
import { findScheduledReport, findScheduleProblems } from '../../reports/index.js';
import { Delivery } from '../delivery/delivery.js';
import { reportNames, reportPeriodText, rowsText } from '../templates/scheduled-report-labels.js';
import { RecipientsReader } from './notifiers/recipients.reader.js';

/** So many people are named; the schedule's history names all. */
const NAMED = 10;

/** Brings scheduled reports to their recipients, at once, and notifies their owners of problems (decisions 6.66). */
@Injectable()
@Shows('notifications')
export class ReportScheduleNotifications {
  constructor(
    private readonly recipients: RecipientsReader,
    private readonly delivery: Delivery,
  ) {}

  @OnDomainEvent('report_schedule.delivered')
  async send({ event, em }: EventContext<'report_schedule.delivered'>): Promise<void> {
    if (event.payload.outcome !== 'sent') return;
    const report = await findScheduledReport(em, event.payload.delivery_id);
    if (!report) return;
    const { id, email, role } = report.recipient;
    const rows = rowsText(report.row_count);
    const message = {
      template: 'scheduled_report',
      category: 'reports',
      body: rows,
      link: `/${role}/reports?schedule_id=${report.schedule_id}`,
      data: { report_delivery_id: event.payload.delivery_id },
      variables: { ...reportNames(report.title, reportPeriodText(report.params)), rows },
    } as const;
    await this.delivery.deliverNow(em, event.id, [{ to: { id, email }, message }], false);
  }

  @OnDomainEvent('report_schedule.finished')
  async onScheduleFinished({ event, em }: EventContext<'report_schedule.finished'>): Promise<void> {
    const { problems, due_at: dueAt } = event.payload;
    if (problems === 0) return;
    await this.notifyOwner(em, event, dueAt, (lines) => {
      const more = lines.length - NAMED;
      return [...lines.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    });
  }

  @OnDomainEvent('report_schedule.status_changed')
  async onScheduleStatusChanged({ event, em }: EventContext<'report_schedule.status_changed'>): Promise<void> {
    const { reason } = event.payload;
    if (reason !== null) await this.notifyOwner(em, event, null, () => `It is paused: ${reason}`);
  }

  private async notifyOwner(
    em: EntityManager,
    { id: eventId, entity_id: scheduleId }: { id: string; entity_id: string },
    dueAt: string | null,
    problemOf: (lines: string[]) => string,
  ): Promise<void> {
    const schedule = await findScheduleProblems(em, scheduleId, dueAt);
    const owner = schedule && (await this.recipients.person(em, schedule.owner_id));
    if (!schedule || !owner || owner.status === 'suspended') return;
    const { title: report, lines } = schedule;
    const problem = problemOf(lines);
    const message = {
      template: 'report_schedule_problem',
      category: 'reports',
      body: problem.split('\n')[0] ?? '',
      link: `/${owner.role}/reports/schedules`,
      data: { report_schedule_id: scheduleId, report, problem },
      variables: { report },
    } as const;
    await this.delivery.deliverNow(em, eventId, [{ to: owner, message }], false);
  }
}
