import { Controller, Get, Post } from '@nestjs/common';
import {
  GenerateReport,
  PreviewReport,
  ReportDefinitionView,
  ReportPreview,
  ReportRunView,
  type UserActor,
} from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Operation } from '../../infrastructure/http/operation.js';
import { ReportsService } from './reports.service.js';

const example = { definition: 'task_throughput', params: { from: '2026-01-01', to: '2026-03-31', bucket: 'month' } };

@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get('available')
  @Operation('List reports', 'report.available', z.array(ReportDefinitionView), {
    description: 'Those that the caller can run, with their parameters.',
  })
  available(@CurrentActor() actor: UserActor) {
    return this.reports.available(actor);
  }

  @Post('preview')
  @Operation('Preview a report', 'report.preview', ReportPreview, {
    description: 'The first rows with the totals of all.',
    status: 200,
    errors: ['project.not_found', 'report.too_slow'],
    example,
  })
  preview(@CurrentActor() actor: UserActor, @Body(PreviewReport) input: PreviewReport) {
    return this.reports.preview(actor, input);
  }

  @Post('generate')
  @Operation('Run a report', 'report.generate', ReportRunView, {
    description: 'Its file is made in the background.',
    errors: ['project.not_found', 'report_run.too_many'],
    example: { ...example, format: 'xlsx' },
  })
  generate(@CurrentActor() actor: UserActor, @Body(GenerateReport) input: GenerateReport) {
    return this.reports.generate(actor, input);
  }
}
