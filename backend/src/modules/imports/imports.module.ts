import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { BillingModule } from '../billing/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DealsModule } from '../deals/index.js';
import { ProjectsModule } from '../projects/index.js';
import { SupportConversationModule } from '../support-conversation/index.js';
import { TasksModule } from '../tasks/index.js';
import { UsersModule } from '../users/index.js';
import { TableThreads } from './file/table-threads.js';
import { Import } from './import.entity.js';
import { ImportsController } from './imports.controller.js';
import { ImportsProjector } from './imports.projector.js';
import { ImportsService } from './imports.service.js';
import { Importers } from './importers/importers.js';
import { ImportResultFile } from './result-file.js';
import { ApplyStep } from './steps/apply-step.js';
import { CheckStep } from './steps/check-step.js';
import { ImportBatches } from './steps/import-batches.js';
import { ImportOutbox } from './steps/import-outbox.js';
import { ImportWorker, ImportProcessor } from './steps/import.processor.js';
import { UndoStep } from './steps/undo-step.js';
import { importsRetention } from './imports.retention.js';

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
    entities(Import),
  ],
  controllers: [ImportsController],
  providers: [
    ApplyStep,
    CheckStep,
    ImportBatches,
    Importers,
    ImportOutbox,
    ImportProcessor,
    ImportResultFile,
    ImportWorker,
    ImportsProjector,
    ImportsService,
    TableThreads,
    UndoStep,
    importsRetention,
  ],
})
export class ImportsModule {}
