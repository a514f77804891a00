import { Controller, Get, Post, Put } from '@nestjs/common';
import {
  ErrorGroupView,
  ErrorReportReceived,
  ListErrorGroups,
  SubmitErrorReport,
  UpdateErrorGroup,
  type Actor,
} from '@portal/contracts';
import { Body, CurrentActor, Id, Operation, Query } from '../../infrastructure/http/operation.js';
import { requestContext } from '../../infrastructure/http/request-context.js';
import { ErrorReportsService } from './error-reports.service.js';

/** A report as the API document shows it. */
export const errorReportExample: SubmitErrorReport = {
  timestamp: '2026-03-31T14:05:00.000Z',
  userAgent: 'Mozilla/5.0',
  url: 'https://portal.example/dashboard',
  errors: [
    {
      id: 'error-1',
      timestamp: '2026-03-31T14:04:58.000Z',
      route: '/dashboard',
      userAgent: 'Mozilla/5.0',
      type: 'javascript',
      message: 'Cannot read properties of undefined',
      severity: 'high',
      resolved: false,
    },
  ],
  systemInfo: { platform: 'Linux', language: 'en-US', cookieEnabled: true, onLine: true },
};

@Controller('error-reports')
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReportsService) {}

  @Post()
  @Operation('Report browser errors', 'error_report.submit', ErrorReportReceived, {
    description: 'No session is needed.',
    example: errorReportExample,
  })
  submit(@Body(SubmitErrorReport) input: SubmitErrorReport) {
    return this.reports.submit(requestContext().ip, input);
  }

  @Get()
  @Operation('List reported errors', 'error_group.list', [ErrorGroupView], { description: 'Grouped by cause.' })
  list(@CurrentActor() actor: Actor, @Query(ListErrorGroups) query: ListErrorGroups) {
    return this.reports.list(actor, query);
  }

  @Get(':id')
  @Operation('Get a reported error', 'error_group.read', ErrorGroupView)
  get(@CurrentActor() actor: Actor, @Id() id: string) {
    return this.reports.get(actor, id);
  }

  @Put(':id')
  @Operation('Change a reported error', 'error_group.update', ErrorGroupView, {
    description: 'Resolve, ignore or reopen it.',
    errors: ['illegal_transition'],
    example: { status: 'resolved' },
  })
  update(@CurrentActor() actor: Actor, @Id() id: string, @Body(UpdateErrorGroup) input: UpdateErrorGroup) {
    return this.reports.update(actor, id, input);
  }
}
