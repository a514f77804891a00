import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { MalwareScanner } from '../../infrastructure/storage/malware/malware-scanner.js';
import { StoredFiles } from '../../infrastructure/storage/stored-files.js';

/** Whose files these are, in the storage. */
export const DOCUMENTS = 'deal-documents';

/** The files behind documents, and their signed copies. */
@Injectable()
export class DocumentFiles extends StoredFiles {
  constructor(storage: FileStorage, scanner: MalwareScanner) {
    super(storage, DOCUMENTS, scanner);
  }
}
