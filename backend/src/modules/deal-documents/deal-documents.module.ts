import { Module } from '@nestjs/common';
import { entities } from '../../infrastructure/database/entities.js';
import { deleted, retention } from '../../infrastructure/schedule/index.js';
import { DealsModule } from '../deals/index.js';
import { DealDocument } from './deal-document.entity.js';
import { DealDocumentsController, SendDealController } from './deal-documents.controller.js';
import { DealDocumentsProjector } from './deal-documents.projector.js';
import { DealDocumentsReader } from './deal-documents.reader.js';
import { DealDocumentsService } from './deal-documents.service.js';
import { DOCUMENTS, DocumentFiles } from './document-files.js';
import { DocumentSigning } from './document-signing.service.js';
import { SignedDocuments } from './signed-documents.js';
import { VoidedFiles } from './voided-files.js';

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
    SignedDocuments,
    VoidedFiles,
    // drafts, and files in the storage without a row (decisions, section 4)
    retention(
      'purge-deal-documents',
      { deal_documents: [deleted()] },
      {
        files: {
          folder: DOCUMENTS,
          known:
            'select name from deal_documents, unnest(array[storage_path, signed_storage_path]) as name where name in (?)',
        },
      },
    ),
  ],
  exports: [DealDocumentsService, DocumentFiles, DocumentSigning],
})
export class DealDocumentsModule {}
