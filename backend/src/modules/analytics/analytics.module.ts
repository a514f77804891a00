import { Module } from '@nestjs/common';
import { ConsultationsModule } from '../consultations/index.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsService } from './analytics.service.js';
import { DashboardProjector } from './dashboard.projector.js';

/** Numbers over other domains' rows; an observer, nobody imports it. */
@Module({
  imports: [ConsultationsModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, DashboardProjector],
})
export class AnalyticsModule {}
