import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { findMonthlyReport, monthName } from '../../reports/index.js';
import { Delivery } from '../delivery/delivery.js';

/** Brings a monthly service report that an admin sent to the company's primary contacts, at once (decisions 6.57). */
@Injectable()
@Shows('notifications')
export class MonthlyReportNotifications {
  constructor(private readonly delivery: Delivery) {}

  @OnDomainEvent('monthly_report.status_changed')
  async send({ event, em }: EventContext<'monthly_report.status_changed'>): Promise<void> {
    if (event.payload.to !== 'sent') return;
    const report = await findMonthlyReport(em, event.entity_id);
    if (!report) return;
    const month = monthName(report.month.slice(0, 7));
    const requests = report.recipients.map(({ id, email }) => ({
      to: { id, email },
      message: {
        template: 'monthly_report',
        category: 'projects',
        body: report.company_name,
        link: `/customer/reports/monthly/${report.id}`,
        data: { monthly_report_id: report.id },
        variables: { month, company: report.company_name },
      } as const,
    }));
    await this.delivery.deliverNow(em, event.id, requests, false);
  }
}
