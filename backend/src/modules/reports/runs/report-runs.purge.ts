import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';
import { FileStorage } from '../../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../../infrastructure/storage/sweep-orphans.js';
import { REPORT_FILES } from './report-files.js';

const KNOWN = 'select storage_path as name from report_runs where storage_path in (?)';

/** Runs go with their files 90 days after they were asked for (decisions, section 6). */
@Injectable()
export class ReportRunsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-report-runs')
  async purge(em: EntityManager): Promise<number> {
    const rows = await purgeRows(em, 'report_runs', 'select r.id from report_runs as r where r.expires_at < now()');
    return rows + (await sweepOrphans(em, this.storage, REPORT_FILES, KNOWN));
  }
}
