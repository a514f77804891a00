import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DealsModule } from '../deals/index.js';
import { ProjectsModule } from '../projects/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { TasksModule } from '../tasks/index.js';
import { UsersModule } from '../users/index.js';
import { TableThreads } from './file/table-threads.js';
import { ImportSchema } from './import.entity.js';
import { ImportsController } from './imports.controller.js';
import { ImportsProjector } from './imports.projector.js';
import { ImportsPurge } from './imports.purge.js';
import { ImportsService } from './imports.service.js';
import { CompaniesKind } from './kinds/companies.kind.js';
import { DealsKind } from './kinds/deals.kind.js';
import { InvoicesKind } from './kinds/invoices.kind.js';
import { ImportKinds } from './kinds/kinds.js';
import { PeopleKind } from './kinds/people.kind.js';
import { ProjectsKind } from './kinds/projects.kind.js';
import { TasksKind } from './kinds/tasks.kind.js';
import { TicketsKind } from './kinds/tickets.kind.js';
import { ImportResultFile } from './result-file.js';
import { ApplyStep } from './steps/apply-step.js';
import { CheckStep } from './steps/check-step.js';
import { ImportBatches } from './steps/import-batches.js';
import { ImportOutbox } from './steps/import-outbox.js';
import { ImportWorker } from './steps/import-worker.js';
import { ImportProcessor } from './steps/import.processor.js';
import { UndoStep } from './steps/undo-step.js';

/** Imports: files of records, tried line by line before anything is created, and taken back as a whole. */
@Module({
  imports: [
    BillingModule,
    CompaniesModule,
    DealsModule,
    ProjectsModule,
    SupportConversationModule,
    TasksModule,
    UsersModule,
    MikroOrmModule.forFeature([ImportSchema]),
  ],
  controllers: [ImportsController],
  providers: [
    ApplyStep,
    CheckStep,
    CompaniesKind,
    DealsKind,
    ImportBatches,
    ImportKinds,
    ImportOutbox,
    ImportProcessor,
    ImportResultFile,
    ImportWorker,
    ImportsProjector,
    ImportsPurge,
    ImportsService,
    InvoicesKind,
    PeopleKind,
    ProjectsKind,
    TableThreads,
    TasksKind,
    TicketsKind,
    UndoStep,
  ],
})
export class ImportsModule {}
