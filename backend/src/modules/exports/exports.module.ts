import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { dataExportsRetention } from './exports.retention.js';
import { BillingModule } from '../billing/index.js';
import { CommentsModule } from '../comments/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DealDocumentsModule } from '../deal-documents/index.js';
import { InboundMailModule } from '../inbound-mail/index.js';
import { DataExport } from './data-export.entity.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExportsProjector } from './data-exports.projector.js';
import { DataExportsService } from './data-exports.service.js';
import { ExportFiles, ExportOutbox } from './runs/export-outbox.js';
import { ExportMaker } from './runs/export-maker.js';
import { ExportWriter } from './runs/export-writer.js';
import { ExportProcessor } from './runs/export.processor.js';
import { StoredSources } from './runs/stored-sources.js';

/** Exports: all of a company or of a person as one archive. Reads what other domains export; only notifications import it. */
@Module({
  imports: [
    BillingModule,
    CommentsModule,
    CompaniesModule,
    DealDocumentsModule,
    InboundMailModule,
    entities(DataExport),
  ],
  controllers: [DataExportsController],
  providers: [
    DataExportsProjector,
    DataExportsService,
    ExportFiles,
    ExportMaker,
    ExportOutbox,
    ExportProcessor,
    ExportWriter,
    StoredSources,
    dataExportsRetention,
  ],
})
export class ExportsModule {}
