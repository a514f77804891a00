import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PendingJobs } from '../../../infrastructure/events/index.js';
import { FileRunQueue } from '../../../infrastructure/file-runs/index.js';
import type { JobRequest } from '../../../infrastructure/queue/jobs.js';
import { DataExport } from '../data-export.entity.js';
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

/** The exports to be made, as rows. */
@Injectable()
export class ExportOutbox extends FileRunQueue<DataExport> {
  constructor(em: EntityManager, files: ExportFiles) {
    super(em, {
      entity: DataExport,
      table: 'data_exports',
      totals: ['row_total', 'file_total'],
      files,
      givenUp: 'It was begun several times and never ended. Tell us, and ask for it again',
    });
  }

  /** A job for each export that no worker has; also what rebuilds the queue when Redis has lost it. */
  @PendingJobs('exports')
  async openExports(em: EntityManager): Promise<JobRequest[]> {
    return (await this.open(em)).map((id) => ({ name: 'make-export', id: `export-${id}`, data: { export_id: id } }));
  }
}
