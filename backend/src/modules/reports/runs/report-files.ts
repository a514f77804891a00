import { Injectable } from '@nestjs/common';
import type { ReportFormat } from '@portal/contracts';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { StoredFiles } from '../../../infrastructure/storage/stored-files.js';

/** The prefix of these files in the storage. */
export const REPORT_FILES = 'report-files';

/** Their media types. */
export const reportFileTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  json: 'application/json',
};

/** The files that runs of reports have made. */
@Injectable()
export class ReportFiles extends StoredFiles {
  constructor(storage: FileStorage) {
    super(storage, REPORT_FILES);
  }
}
