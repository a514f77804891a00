import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../../infrastructure/storage/stored-files.js';

/** The prefix of these files in the storage. */
export const REPORT_FILES = 'report-files';

/** The files that runs of reports have made. */
@Injectable()
export class ReportFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, REPORT_FILES);
  }
}
