import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../../infrastructure/storage/stored-files.js';

/** Whose files these are, in the storage. */
export const BILLING_PAPERS = 'billing-papers';

/** The files of what was drawn. */
@Injectable()
export class PaperFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, BILLING_PAPERS);
  }
}
