import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ErrorGroupSchema } from './error-group.entity.js';
import { ErrorGroupsProjector } from './error-groups.projector.js';
import { ErrorGroupsReader } from './error-groups.reader.js';
import { ErrorReportSchema } from './error-report.entity.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsPurge } from './error-reports.purge.js';
import { ErrorReportsService } from './error-reports.service.js';

/** Errors in browsers: reported by anyone, read by admins. */
@Module({
  imports: [MikroOrmModule.forFeature([ErrorGroupSchema, ErrorReportSchema])],
  controllers: [ErrorReportsController],
  providers: [ErrorGroupsProjector, ErrorGroupsReader, ErrorReportsPurge, ErrorReportsService],
})
export class ErrorReportsModule {}
