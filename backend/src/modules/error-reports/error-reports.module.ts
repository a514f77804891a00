import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { olderThan, retention } from '../../infrastructure/schedule/index.js';
import { ErrorGroup } from './error-group.entity.js';
import { ErrorGroupsProjector } from './error-groups.projector.js';
import { ErrorGroupsReader } from './error-groups.reader.js';
import { ErrorReport } from './error-report.entity.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';

/** Errors in browsers: reported by anyone, read by admins. */
@Module({
  imports: [entities(ErrorGroup, ErrorReport)],
  controllers: [ErrorReportsController],
  providers: [
    ErrorGroupsProjector,
    ErrorGroupsReader,
    ErrorReportsService,
    // anonymous visitors can write these rows, so they are bounded in time
    retention('purge-error-reports', {
      error_reports: [olderThan('90 days', 'created_at')],
      error_groups: [olderThan('90 days', 'last_seen')],
    }),
  ],
})
export class ErrorReportsModule {}
