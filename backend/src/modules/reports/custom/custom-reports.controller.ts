import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  CreateCustomReport,
  CustomReportView,
  Deleted,
  GenerateCustomReport,
  ListCustomReports,
  PreviewCustomReport,
  ReportPreview,
  ReportRunView,
  ReportSourceView,
  UpdateCustomReport,
  type UserActor,
} from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.js';
import { CustomReportsService } from './custom-reports.service.js';

const query = {
  source: 'tasks',
  group_by: [{ column: 'project' }, { column: 'completed', step: 'month' }],
  aggregates: [{ function: 'count' }, { function: 'sum', column: 'weight' }],
  filters: [{ column: 'status', operator: 'in', value: ['done'] }],
  sort: [{ column: 'count', order: 'desc' }],
};

/** Reports that people build (specification, section 7: `reports`, action=custom). */
@Controller('reports')
export class CustomReportsController {
  constructor(private readonly reports: CustomReportsService) {}

  @Get('sources')
  @Operation('List report sources', 'custom_report.sources', z.array(ReportSourceView), {
    description: 'With the columns that the caller may use in custom reports.',
  })
  sources(@CurrentActor() actor: UserActor) {
    return this.reports.sources(actor);
  }

  @Get('custom')
  @Operation('List custom reports', 'custom_report.list', [CustomReportView], {
    description: 'The caller’s own and the shared ones.',
  })
  list(@CurrentActor() actor: UserActor, @Query(ListCustomReports) input: ListCustomReports) {
    return this.reports.list(actor, input);
  }

  @Post('custom')
  @Operation('Create a custom report', 'custom_report.create', CustomReportView, {
    example: { name: 'Work done by month', query },
  })
  create(@CurrentActor() actor: UserActor, @Body(CreateCustomReport) input: CreateCustomReport) {
    return this.reports.create(actor, input);
  }

  @Post('custom/preview')
  @Operation('Preview an unsaved custom report', 'custom_report.preview', ReportPreview, {
    status: 200,
    errors: ['report.too_slow'],
    example: { query },
  })
  preview(@CurrentActor() actor: UserActor, @Body(PreviewCustomReport) input: PreviewCustomReport) {
    return this.reports.preview(actor, input);
  }

  @Get('custom/:id')
  @Operation('Get a custom report', 'custom_report.read', CustomReportView)
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.reports.get(actor, id);
  }

  @Put('custom/:id')
  @Operation('Change a custom report', 'custom_report.update', CustomReportView, { example: { name: 'Another name' } })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(UpdateCustomReport) input: UpdateCustomReport) {
    return this.reports.update(actor, id, input);
  }

  @Delete('custom/:id')
  @Operation('Delete a custom report', 'custom_report.delete', Deleted, {
    description: 'Files that were made of it stay.',
  })
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.reports.remove(actor, id);
  }

  @Post('custom/:id/generate')
  @Operation('Run a custom report', 'custom_report.generate', ReportRunView, {
    description: 'Its file is made in the background.',
    errors: ['report_run.too_many'],
    example: { format: 'xlsx' },
  })
  generate(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(GenerateCustomReport) input: GenerateCustomReport,
  ) {
    return this.reports.generate(actor, id, input);
  }
}
