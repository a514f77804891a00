import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/index.js';
import { DealDocumentSchema } from './deal-document.entity.js';
import { DealDocumentsController, SendDealController } from './deal-documents.controller.js';
import { DealDocumentsProjector } from './deal-documents.projector.js';
import { DealDocumentsPurge } from './deal-documents.purge.js';
import { DealDocumentsReader } from './deal-documents.reader.js';
import { DealDocumentsService } from './deal-documents.service.js';
import { DocumentFiles } from './document-files.js';
import { DocumentSigning } from './document-signing.service.js';
import { SignedDocuments } from './signed-documents.js';
import { VoidedFiles } from './voided-files.js';

/** Documents of deals: quotes, contracts, attachments, and signatures by click. */
@Module({
  imports: [DealsModule, MikroOrmModule.forFeature([DealDocumentSchema])],
  controllers: [DealDocumentsController, SendDealController],
  providers: [
    DealDocumentsProjector,
    DealDocumentsPurge,
    DealDocumentsReader,
    DealDocumentsService,
    DocumentFiles,
    DocumentSigning,
    SignedDocuments,
    VoidedFiles,
  ],
  exports: [DealDocumentsService, DocumentFiles, DocumentSigning],
})
export class DealDocumentsModule {}
