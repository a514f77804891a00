export { DealDocument } from './deal-document.entity.js';
export { findDocumentRow, visibleDocuments, type DealDocumentRow } from './deal-documents.queries.js';
export { DealDocumentsModule } from './deal-documents.module.js';
export { DealDocumentsService } from './deal-documents.service.js';
export { DocumentFiles } from './document-files.js';
export { DocumentSigning } from './document-signing.service.js';
