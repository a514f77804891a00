import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../../infrastructure/storage/stored-files.js';

/** The prefix of these files in the storage. */
export const BILLING_PDFS = 'billing-papers';

/** The stored PDFs of bills and payments. */
@Injectable()
export class PdfFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, BILLING_PDFS);
  }
}
