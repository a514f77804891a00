import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { DashboardReader } from './dashboard.reader.js';
import { DashboardProjector } from './dashboard.projector.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';

/** Numbers over other domains' rows; no module imports it. */
@Module({
  controllers: [AnalyticsController],
  providers: [DashboardReader, DashboardProjector, ProjectAnalyticsService],
})
export class AnalyticsModule {}
