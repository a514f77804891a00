import { exportLimits } from '@portal/contracts';
import { olderThan, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { EXPORT_FILES } from './runs/export-outbox.js';

/** Archives go after 14 days; who asked for what, and when, is kept for a year (decisions, section 6). */
export const dataExportsRetention = retention(
  'purge-data-exports',
  {
    data_exports: [olderThan(`${exportLimits.historyDays} days`, 'created_at')],
    list_files: [olderThan(`${exportLimits.historyDays} days`, 'created_at')],
  },
  {
    before: ['update data_exports set storage_path = null where storage_path is not null and expires_at < now()'],
    files: { folder: EXPORT_FILES, known: pathsOf('data_exports') },
  },
);
