import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { exportLimits } from '@portal/contracts';
import { Nightly, purgeRows, rowsOf } from '../../infrastructure/schedule/index.js';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../infrastructure/storage/sweep-orphans.js';
import { EXPORT_FILES } from './runs/export-files.js';

const KNOWN = 'select storage_path as name from data_exports where storage_path in (?)';

/** Archives go after 14 days; who asked for what, and when, is kept for a year (decisions, section 6). */
@Injectable()
export class DataExportsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-data-exports')
  async purge(em: EntityManager): Promise<number> {
    const expired = await rowsOf(
      em,
      'update data_exports set storage_path = null where storage_path is not null and expires_at < now()',
    );
    const rows = await purgeRows(
      em,
      'data_exports',
      `select x.id from data_exports as x where x.created_at < now() - interval '${exportLimits.historyDays} days'`,
    );
    return expired + rows + (await sweepOrphans(em, this.storage, EXPORT_FILES, KNOWN));
  }
}
