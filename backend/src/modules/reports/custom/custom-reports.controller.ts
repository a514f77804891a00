import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  createCustomReport,
  customReportView,
  deleted,
  generateCustomReport,
  listCustomReports,
  previewCustomReport,
  reportPreview,
  reportRunView,
  reportSourceView,
  updateCustomReport,
  type CreateCustomReport,
  type GenerateCustomReport,
  type ListCustomReports,
  type PreviewCustomReport,
  type UpdateCustomReport,
  type UserActor,
} from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Id, Operation, Query } from '../../../infrastructure/http/operation.decorator.js';
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
  @Operation('List report sources', {
    description: 'With the columns that the caller may use in custom reports.',
    permission: 'custom_report.sources',
    returns: z.array(reportSourceView),
  })
  sources(@CurrentActor() actor: UserActor) {
    return this.reports.sources(actor);
  }

  @Get('custom')
  @Operation('List custom reports', {
    description: 'The caller’s own and the shared ones.',
    permission: 'custom_report.list',
    lists: customReportView,
  })
  list(@CurrentActor() actor: UserActor, @Query(listCustomReports) input: ListCustomReports) {
    return this.reports.list(actor, input);
  }

  @Post('custom')
  @Operation('Create a custom report', {
    permission: 'custom_report.create',
    returns: customReportView,
    example: { name: 'Work done by month', query },
  })
  create(@CurrentActor() actor: UserActor, @Body(createCustomReport) input: CreateCustomReport) {
    return this.reports.create(actor, input);
  }

  @Post('custom/preview')
  @Operation('Preview an unsaved custom report', {
    permission: 'custom_report.preview',
    returns: reportPreview,
    status: 200,
    errors: ['report.too_slow'],
    example: { query },
  })
  preview(@CurrentActor() actor: UserActor, @Body(previewCustomReport) input: PreviewCustomReport) {
    return this.reports.preview(actor, input);
  }

  @Get('custom/:id')
  @Operation('Get a custom report', { permission: 'custom_report.read', returns: customReportView })
  get(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.reports.get(actor, id);
  }

  @Put('custom/:id')
  @Operation('Change a custom report', {
    permission: 'custom_report.update',
    returns: customReportView,
    example: { name: 'Another name' },
  })
  update(@CurrentActor() actor: UserActor, @Id() id: string, @Body(updateCustomReport) input: UpdateCustomReport) {
    return this.reports.update(actor, id, input);
  }

  @Delete('custom/:id')
  @Operation('Delete a custom report', {
    description: 'Files that were made of it stay.',
    permission: 'custom_report.delete',
    returns: deleted,
  })
  remove(@CurrentActor() actor: UserActor, @Id() id: string) {
    return this.reports.remove(actor, id);
  }

  @Post('custom/:id/generate')
  @Operation('Run a custom report', {
    description: 'Its file is made in the background.',
    permission: 'custom_report.generate',
    returns: reportRunView,
    errors: ['report_run.too_many'],
    example: { format: 'xlsx' },
  })
  generate(
    @CurrentActor() actor: UserActor,
    @Id() id: string,
    @Body(generateCustomReport) input: GenerateCustomReport,
  ) {
    return this.reports.generate(actor, id, input);
  }
}
