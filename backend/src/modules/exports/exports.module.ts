import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { exportLimits } from '@portal/contracts';
import { olderThan, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { BillingModule } from '../billing/index.js';
import { CommentsModule } from '../comments/index.js';
import { CompaniesModule } from '../companies/index.js';
import { DealDocumentsModule } from '../deal-documents/index.js';
import { InboundMailModule } from '../inbound-mail/index.js';
import { DataExportSchema } from './data-export.entity.js';
import { DataExportsController } from './data-exports.controller.js';
import { DataExportsProjector } from './data-exports.projector.js';
import { DataExportsService } from './data-exports.service.js';
import { EXPORT_FILES, ExportFiles } from './runs/export-files.js';
import { ExportMaker } from './runs/export-maker.js';
import { ExportOutbox } from './runs/export-outbox.js';
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
    MikroOrmModule.forFeature([DataExportSchema]),
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
    // archives go after 14 days; who asked for what, and when, is kept for a year (decisions, section 6)
    retention(
      'purge-data-exports',
      { data_exports: [olderThan(`${exportLimits.historyDays} days`, 'created_at')] },
      {
        before: ['update data_exports set storage_path = null where storage_path is not null and expires_at < now()'],
        files: { folder: EXPORT_FILES, known: pathsOf('data_exports') },
      },
    ),
  ],
})
export class ExportsModule {}
