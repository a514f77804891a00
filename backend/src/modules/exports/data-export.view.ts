import type { DataExportKind, DataExportStatus, DataExportView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import type { DataExportRow } from './data-exports.queries.js';

const at = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));

/** Whether its archive is over its time; the file itself goes in the night after. */
export const isExpired = ({ expires_at: expiresAt }: Pick<DataExportRow, 'expires_at'>): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= Date.now();

/** An export as the API shows it. */
export const toDataExportView = (row: DataExportRow): DataExportView => ({
  id: row.id,
  kind: row.kind as DataExportKind,
  company_id: row.company_id,
  person_id: row.person_id,
  subject_name: row.subject_name,
  status: row.status as DataExportStatus,
  row_count: row.row_count,
  row_total: row.row_total,
  file_count: row.file_count,
  file_total: row.file_total,
  missing_count: row.missing_count,
  reason: row.reason,
  file_name: row.file_name,
  file_size: row.file_size === null ? null : Number(row.file_size),
  has_file: row.status === 'succeeded' && row.storage_path !== null && !isExpired(row),
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  started_at: at(row.started_at),
  finished_at: at(row.finished_at),
  expires_at: at(row.expires_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
  version: row.version,
});
