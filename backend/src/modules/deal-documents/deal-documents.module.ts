import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { DealsModule } from '../deals/index.js';
import { DealDocument } from './deal-document.entity.js';
import { DealDocumentsController, SendDealController } from './deal-documents.controller.js';
import { DealDocumentsProjector } from './deal-documents.projector.js';
import { DealDocumentsReader } from './deal-documents.reader.js';
import { DealDocumentsService } from './deal-documents.service.js';
import { DocumentFiles } from './document-files.js';
import { DocumentSigning } from './document-signing.service.js';
import { dealDocumentsRetention } from './deal-documents.retention.js';

/** Documents of deals: quotes, contracts, attachments, and signatures by click. */
@Module({
  imports: [DealsModule, entities(DealDocument)],
  controllers: [DealDocumentsController, SendDealController],
  providers: [
    DealDocumentsProjector,
    DealDocumentsReader,
    DealDocumentsService,
    DocumentFiles,
    DocumentSigning,
    dealDocumentsRetention,
  ],
  exports: [DealDocumentsService, DocumentFiles, DocumentSigning],
})
export class DealDocumentsModule {}
