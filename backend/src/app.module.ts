import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Config } from './infrastructure/config/config.js';
import type { ProcessRole } from './infrastructure/config/process-role.js';
import { infrastructureFor } from './infrastructure/modules.js';
import { ActivityLogsModule } from './modules/activity-logs/index.js';
import { AnalyticsModule } from './modules/analytics/index.js';
import { AuditModule } from './modules/audit/index.js';
import { AuthModule } from './modules/auth/index.js';
import { AvailabilityModule } from './modules/availability/index.js';
import { BillingModule } from './modules/billing/index.js';
import { ClosedDaysModule } from './modules/closed-days/index.js';
import { CommentsModule } from './modules/comments/index.js';
import { CompaniesModule } from './modules/companies/index.js';
import { CompanyFilesModule } from './modules/company-files/index.js';
import { ConsultationConversationModule } from './modules/consultation-conversation/index.js';
import { ConsultationsModule } from './modules/consultations/index.js';
import { ConversionsModule } from './modules/conversions/index.js';
import { DealDocumentsModule } from './modules/deal-documents/index.js';
import { DealsModule } from './modules/deals/index.js';
import { ErasureModule } from './modules/erasure/index.js';
import { ErrorReportsModule } from './modules/error-reports/index.js';
import { ExportsModule } from './modules/exports/index.js';
import { FunctionsGatewayModule } from './modules/functions-gateway/index.js';
import { ImportsModule } from './modules/imports/index.js';
import { InboundMailModule } from './modules/inbound-mail/index.js';
import { MeetingsModule } from './modules/meetings/index.js';
import { MilestonesModule } from './modules/milestones/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { ProjectsModule } from './modules/projects/index.js';
import { PromoCodesModule } from './modules/promo-codes/index.js';
import { SearchModule } from './modules/search/index.js';
import { SupportModule } from './modules/support/index.js';
import { SupportConversationModule } from './modules/support-conversation/index.js';
import { TasksModule } from './modules/tasks/index.js';
import { ReportsModule } from './modules/reports/index.js';
import { SavedViewsModule } from './modules/saved-views/index.js';
import { CannedRepliesModule } from './modules/canned-replies/index.js';
import { UsersModule } from './modules/users/index.js';
import { WorkflowsModule } from './modules/workflows/index.js';
import { WorkQueueModule } from './modules/work-queue/index.js';

const domains = [
  SavedViewsModule,
  CannedRepliesModule,
  CompaniesModule,
  UsersModule,
  AuthModule,
  ConsultationConversationModule,
  ConsultationsModule,
  AvailabilityModule,
  MeetingsModule,
  ProjectsModule,
  MilestonesModule,
  TasksModule,
  ClosedDaysModule,
  SupportModule,
  CommentsModule,
  SupportConversationModule,
  InboundMailModule,
  PromoCodesModule,
  DealsModule,
  ConversionsModule,
  DealDocumentsModule,
  CompanyFilesModule,
  BillingModule,
  ImportsModule,
];
const observers = [
  ActivityLogsModule,
  NotificationsModule,
  AnalyticsModule,
  ErrorReportsModule,
  WorkflowsModule,
  WorkQueueModule,
  SearchModule,
  ReportsModule,
  ExportsModule,
  AuditModule,
  ErasureModule,
  FunctionsGatewayModule,
];

/** The list of modules: the table of contents. */
@Module({})
export class AppModule {
  static for(role: ProcessRole, config: Config, extra: readonly Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [...infrastructureFor(role, config), ...domains, ...observers, ...extra],
    };
  }
}
