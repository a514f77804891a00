import type {
  ReportFormat,
  ReportParams,
  ReportRunDefinition,
  ReportRunStatus,
  ReportRunView,
} from '@portal/contracts';
import { instantOf } from '../../../infrastructure/database/time/instant.js';
import type { ReportRunRow } from './report-runs.queries.js';

const at = (value: Date | string | null): string | null => (value === null ? null : instantOf(value));

/** A run as the API shows it. */
export const toReportRunView = (row: ReportRunRow): ReportRunView => ({
  id: row.id,
  definition: row.definition as ReportRunDefinition,
  custom_report_id: row.custom_report_id,
  title: row.title,
  params: row.params as ReportParams,
  format: row.format as ReportFormat,
  status: row.status as ReportRunStatus,
  row_count: row.row_count,
  row_total: row.row_total,
  reason: row.reason,
  file_name: row.file_name,
  file_size: row.file_size === null ? null : Number(row.file_size),
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  schedule_id: row.schedule_id,
  started_at: at(row.started_at),
  finished_at: at(row.finished_at),
  expires_at: instantOf(row.expires_at),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
  version: row.version,
});
