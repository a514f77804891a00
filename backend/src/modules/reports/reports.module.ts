import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { CustomReport } from './custom/custom-report.entity.js';
import { CustomReportsController } from './custom/custom-reports.controller.js';
import { CustomReportsService } from './custom/custom-reports.service.js';
import { ReportLibraryController } from './library/report-library.controller.js';
import { ReportLibraryService } from './library/report-library.service.js';
import { MonthlyReport } from './monthly/monthly-report.entity.js';
import { MonthlyReportsController } from './monthly/monthly-reports.controller.js';
import { MonthlyReportsService } from './monthly/monthly-reports.service.js';
import { MonthlyReportsSweep } from './monthly/monthly-reports.sweep.js';
import { ReportsController } from './reports.controller.js';
import { ReportsProjector } from './reports.projector.js';
import { reportsRetention } from './reports.retention.js';
import { ReportsService } from './reports.service.js';
import { ReportFiles } from './runs/report-files.js';
import { ReportMaker } from './runs/report-maker.js';
import { ReportRunOutbox } from './runs/report-run-outbox.js';
import { ReportRun } from './runs/report-run.entity.js';
import { ReportRunProcessor } from './runs/report-run.processor.js';
import { ReportRunsController } from './runs/report-runs.controller.js';
import { ReportRunsService } from './runs/report-runs.service.js';
import { ReportOutcomes } from './schedules/report-outcomes.listener.js';
import { ReportSchedule } from './schedules/report-schedule.entity.js';
import { ReportSchedulesController } from './schedules/report-schedules.controller.js';
import { ReportSchedulesService } from './schedules/report-schedules.service.js';
import { ReportSchedulesSweep } from './schedules/report-schedules.sweep.js';

/** Reports: figures of other domains as tables and files. Reads what they export; no module imports it. */
@Module({
  imports: [entities(ReportRun, CustomReport, MonthlyReport, ReportSchedule)],
  controllers: [
    ReportsController,
    ReportLibraryController,
    CustomReportsController,
    MonthlyReportsController,
    ReportRunsController,
    ReportSchedulesController,
  ],
  providers: [
    CustomReportsService,
    MonthlyReportsService,
    MonthlyReportsSweep,
    ReportFiles,
    ReportLibraryService,
    ReportMaker,
    ReportOutcomes,
    ReportRunOutbox,
    ReportRunProcessor,
    ...reportsRetention,
    ReportRunsService,
    ReportSchedulesService,
    ReportSchedulesSweep,
    ReportsProjector,
    ReportsService,
  ],
  exports: [ReportFiles],
})
export class ReportsModule {}
