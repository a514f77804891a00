import { deleted, retention } from '../../infrastructure/schedule/index.js';
import { DOCUMENTS } from './document-files.js';

/** Drafts, and files in the storage without a row (decisions, section 4). */
export const dealDocumentsRetention = retention(
  'purge-deal-documents',
  { deal_documents: [deleted()] },
  {
    files: {
      folder: DOCUMENTS,
      known:
        'select name from deal_documents, unnest(array[storage_path, signed_storage_path]) as name where name in (?)',
    },
  },
);
