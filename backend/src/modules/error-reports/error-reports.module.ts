import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { ErrorGroup } from './error-group.entity.js';
import { ErrorGroupsProjector } from './error-groups.projector.js';
import { ErrorReport } from './error-report.entity.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';
import { errorReportsRetention } from './error-reports.retention.js';

/** Errors in browsers: reported by anyone, read by admins. */
@Module({
  imports: [entities(ErrorGroup, ErrorReport)],
  controllers: [ErrorReportsController],
  providers: [ErrorGroupsProjector, ErrorReportsService, errorReportsRetention],
})
export class ErrorReportsModule {}
