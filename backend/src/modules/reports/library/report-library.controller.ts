import { Controller, Get, Put } from '@nestjs/common';
import { PinReports, ReportEntry, type UserActor } from '@portal/contracts';
import { z } from 'zod';
import { Body, CurrentActor, Operation } from '../../../infrastructure/http/operation.js';
import { ReportLibraryService } from './report-library.service.js';

const entries = z.array(ReportEntry);

@Controller('reports')
export class ReportLibraryController {
  constructor(private readonly library: ReportLibraryService) {}

  @Get('library')
  @Operation('List reports with their figures', 'report.available', entries, {
    description: 'All that the caller can run, with their last run and active schedules.',
  })
  list(@CurrentActor() actor: UserActor) {
    return this.library.library(actor);
  }

  @Get('pinned')
  @Operation('List pinned figures', 'report.available', entries, { description: 'In the order of the caller.' })
  pinned(@CurrentActor() actor: UserActor) {
    return this.library.pinned(actor);
  }

  @Put('pinned')
  @Operation('Replace the pinned figures', 'report.pin', entries, {
    example: { reports: ['support_sla', 'receivables_ageing'] },
  })
  pin(@CurrentActor() actor: UserActor, @Body(PinReports) input: PinReports) {
    return this.library.pin(actor, input);
  }
}
