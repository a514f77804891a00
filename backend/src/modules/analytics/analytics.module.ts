import { Module } from '@nestjs/common';
import { AnalyticsController } from './analytics.controller.js';
import { DashboardReader } from './dashboard.reader.js';
import { DashboardProjector } from './dashboard.projector.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';
import { SupportModule } from '../support/index.js';
import { TeamWeekReader } from './team-week.reader.js';

/** Numbers over other domains' rows; no module imports it. */
@Module({
  imports: [SupportModule],
  controllers: [AnalyticsController],
  providers: [DashboardReader, DashboardProjector, ProjectAnalyticsService, TeamWeekReader],
})
export class AnalyticsModule {}
