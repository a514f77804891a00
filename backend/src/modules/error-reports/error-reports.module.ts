import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { olderThan, retention } from '../../infrastructure/schedule/index.js';
import { ErrorGroupSchema } from './error-group.entity.js';
import { ErrorGroupsProjector } from './error-groups.projector.js';
import { ErrorGroupsReader } from './error-groups.reader.js';
import { ErrorReportSchema } from './error-report.entity.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';

/** Errors in browsers: reported by anyone, read by admins. */
@Module({
  imports: [MikroOrmModule.forFeature([ErrorGroupSchema, ErrorReportSchema])],
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
