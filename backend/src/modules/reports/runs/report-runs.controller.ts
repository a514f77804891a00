import { Controller, Get, Post, Res } from '@nestjs/common';
import { ListReportRuns, ReportRunView, type UserActor } from '@portal/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentActor, fileContent, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { sendFile } from '../../../infrastructure/http/send-file.js';
import { ReportRunsService } from './report-runs.service.js';

@Controller('reports/runs')
export class ReportRunsController {
  constructor(private readonly runs: ReportRunsService) {}

  @Get()
  @Operation('List report runs', 'report_run.list', [ReportRunView], {
    description: 'All for admins, their own for customers.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListReportRuns) query: ListReportRuns) {
    return this.runs.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a report run', 'report_run.read', ReportRunView, { description: 'With its progress.' })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.runs.get(actor, id);
  }

  @Post(':id/cancel')
  @Operation('Cancel a report run', 'report_run.cancel', ReportRunView, { status: 200, errors: ['illegal_transition'] })
  cancel(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.runs.cancel(actor, id);
  }

  @Get(':id/file')
  @Operation('Download the file of a report run', 'report_run.download', fileContent, {
    errors: ['report_run.not_ready', 'report_run.expired', 'storage.unavailable'],
  })
  async download(@CurrentActor() actor: UserActor, @Id() id: string, @Res() reply: FastifyReply) {
    await sendFile(reply, await this.runs.download(actor, id));
  }
}
