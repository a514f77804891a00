import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../infrastructure/storage/stored-files.js';

/** Whose files these are, in the storage. */
export const INBOUND_MAILS = 'inbound-mails';

/** The whole mails as they arrived. */
@Injectable()
export class InboundMailFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, INBOUND_MAILS);
  }
}
