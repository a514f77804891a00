import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../../infrastructure/storage/stored-files.js';

/** The prefix of these files in the storage. */
export const EXPORT_FILES = 'export-files';

/** The archives that exports have made. */
@Injectable()
export class ExportFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, EXPORT_FILES);
  }
}
