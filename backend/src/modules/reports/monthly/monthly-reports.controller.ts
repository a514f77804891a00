import { Controller, Get, Put, Res } from '@nestjs/common';
import { ListMonthlyReports, MonthlyReportView, UpdateMonthlyReport, type UserActor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { Body, CurrentActor, fileContent, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { sendFile } from '../../../infrastructure/http/send-file.js';
import { MonthlyReportsService } from './monthly-reports.service.js';

/** Monthly service reports; the system makes them on the first of the month. */
@Controller('reports/monthly')
export class MonthlyReportsController {
  constructor(private readonly reports: MonthlyReportsService) {}

  @Get()
  @Operation('List monthly service reports', 'monthly_report.list', [MonthlyReportView], {
    description: 'All for admins; for primary contacts those sent to their company.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListMonthlyReports) query: ListMonthlyReports) {
    return this.reports.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a monthly service report', 'monthly_report.read', MonthlyReportView)
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.reports.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a monthly service report', 'monthly_report.update', MonthlyReportView, {
    description: 'The texts of a draft; `status` sends it by mail, or skips it.',
    errors: ['illegal_transition', 'monthly_report.already_sent', 'monthly_report.no_recipient'],
    example: { texts: { summary: 'A good month: the new office is online.' } },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateMonthlyReport) input: UpdateMonthlyReport) {
    return this.reports.update(actor, id, input);
  }

  @Get(':id/pdf')
  @Operation('Download a monthly service report as PDF', 'monthly_report.download', fileContent)
  async download(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.reports.download(actor, id));
  }
}
