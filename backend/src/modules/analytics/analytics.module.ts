import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { ConsultationsModule } from '../consultations/index.js';
import { DealDocumentsModule } from '../deal-documents/index.js';
import { DealsModule } from '../deals/index.js';
import { InboundMailModule } from '../inbound-mail/index.js';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { SupportModule } from '../support/index.js';
import { TasksModule } from '../tasks/index.js';
import { AnalyticsController } from './analytics.controller.js';
import { DashboardReader } from './dashboard.reader.js';
import { DashboardTrendsReader } from './dashboard-trends.reader.js';
import { DashboardMoneyProjector } from './dashboard-money.projector.js';
import { DashboardProjector } from './dashboard.projector.js';
import { ProjectAnalyticsService } from './project-analytics.service.js';

/** Numbers over other domains' rows; no module imports it. */
@Module({
  imports: [
    BillingModule,
    ConsultationsModule,
    DealDocumentsModule,
    DealsModule,
    InboundMailModule,
    MilestonesModule,
    ProjectsModule,
    SupportModule,
    TasksModule,
  ],
  controllers: [AnalyticsController],
  providers: [
    DashboardReader,
    DashboardMoneyProjector,
    DashboardProjector,
    DashboardTrendsReader,
    ProjectAnalyticsService,
  ],
})
export class AnalyticsModule {}
