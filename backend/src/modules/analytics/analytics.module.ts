import { Module } from '@nestjs/common';
import { ConsultationsModule } from '../consultations/index.js';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { TicketsModule } from '../tickets/index.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { DashboardProjector } from './dashboard.projector.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';

/** Numbers over other domains' rows; an observer, nobody imports it. */
@Module({
  imports: [ConsultationsModule, ProjectsModule, MilestonesModule, TicketsModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, DashboardProjector, ProjectAnalyticsService],
})
export class AnalyticsModule {}
