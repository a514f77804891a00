import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { BillingModule } from '../billing/index.js';
import { CommentsModule } from '../comments/index.js';
import { CompaniesModule } from '../companies/index.js';
import { ConsultationsModule } from '../consultations/index.js';
import { DealsModule } from '../deals/index.js';
import { MeetingsModule } from '../meetings/index.js';
import { MilestonesModule } from '../milestones/index.js';
import { ProjectsModule } from '../projects/index.js';
import { SupportModule } from '../support/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { TasksModule } from '../tasks/index.js';
import { UsersModule } from '../users/index.js';
import { NewRecordReaders } from './actions/new-record-readers.js';
import { NotifyStep } from './actions/notify.js';
import { RecordChanges } from './actions/record-changes.js';
import { RecordCreations } from './actions/record-creations.js';
import { WorkflowBuilderController } from './builder/builder.controller.js';
import { WorkflowBuilderService } from './builder/builder.service.js';
import { WorkflowMatcher } from './engine/matcher.js';
import { RecordSearch } from './engine/record-search.js';
import { WorkflowRunner } from './engine/runner.js';
import { WorkflowSchedules } from './engine/schedule.sweep.js';
import { StepContexts } from './engine/step-contexts.js';
import { StepExecutor } from './engine/step-executor.js';
import { WorkflowPolling } from './engine/workflow-polling.js';
import { WorkflowRecords } from './records/workflow-records.js';
import { WorkflowRun } from './runs/workflow-run.entity.js';
import { WorkflowRunsController } from './runs/workflow-runs.controller.js';
import { WorkflowRunsReader } from './runs/workflow-runs.reader.js';
import { WorkflowRunsService } from './runs/workflow-runs.service.js';
import { DryRun } from './trial/dry-run.js';
import { PastTest } from './trial/past-test.js';
import { StepPreview } from './trial/step-preview.js';
import { WorkflowTrialsController } from './trial/workflow-trials.controller.js';
import { WorkflowTrialsService } from './trial/workflow-trials.service.js';
import { DefinitionCheck } from './triggers/definition-check.js';
import { WorkflowTrigger } from './triggers/workflow-trigger.entity.js';
import { WorkflowsController } from './triggers/workflows.controller.js';
import { WorkflowsService } from './triggers/workflows.service.js';
import { HooksController } from './webhooks/hooks.controller.js';
import { HooksService } from './webhooks/hooks.service.js';
import { WebhookDeliveriesController } from './webhooks/webhook-deliveries.controller.js';
import { WebhookDeliveriesService } from './webhooks/webhook-deliveries.service.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { WebhookClient } from './webhooks/webhook-client.js';
import { WebhookOutbox } from './webhooks/webhook-outbox.js';
import { WebhookProcessor } from './webhooks/webhook.processor.js';
import { WorkflowTelemetry } from './workflow-telemetry.js';
import { WorkflowsProjector } from './workflows.projector.js';
import { WorkflowsPurge } from './workflows.listener.js';
import { workflowsRetention } from './workflows.retention.js';

/** Workflows: what admins let the product do by itself. Reads events and other domains; no module imports it. */
@Module({
  imports: [
    BillingModule,
    CommentsModule,
    CompaniesModule,
    ConsultationsModule,
    DealsModule,
    MeetingsModule,
    MilestonesModule,
    ProjectsModule,
    SupportConversationModule,
    SupportModule,
    TasksModule,
    UsersModule,
    entities(WorkflowTrigger, WorkflowRun, WebhookDelivery),
  ],
  controllers: [
    HooksController,
    WebhookDeliveriesController,
    WorkflowBuilderController,
    WorkflowRunsController,
    WorkflowTrialsController,
    WorkflowsController,
  ],
  providers: [
    DefinitionCheck,
    DryRun,
    HooksService,
    NewRecordReaders,
    NotifyStep,
    PastTest,
    RecordChanges,
    RecordCreations,
    RecordSearch,
    StepContexts,
    StepPreview,
    StepExecutor,
    WebhookDeliveriesService,
    WebhookClient,
    WebhookOutbox,
    WebhookProcessor,
    WorkflowBuilderService,
    WorkflowPolling,
    WorkflowMatcher,
    WorkflowTelemetry,
    WorkflowRecords,
    WorkflowRunner,
    WorkflowRunsReader,
    WorkflowRunsService,
    WorkflowSchedules,
    WorkflowTrialsService,
    WorkflowsProjector,
    WorkflowsPurge,
    ...workflowsRetention,
    WorkflowsService,
  ],
})
export class WorkflowsModule {}
