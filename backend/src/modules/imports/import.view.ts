import { importLimits } from '@portal/contracts';
import type {
  ImportFate,
  ImportFormats,
  ImportKind,
  ImportLineView,
  ImportMapping,
  ImportMode,
  ImportProblem,
  ImportStatus,
  ImportView,
} from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { allCounts, type ImportRow } from './imports.queries.js';

const at = (value: string | null): string | null => (value === null ? null : instantOf(value));

/** An import as the API shows it. */
export const toImportView = (row: ImportRow): ImportView => ({
  id: row.id,
  kind: row.kind as ImportKind,
  status: row.status as ImportStatus,
  file_name: row.file_name,
  file_size: row.file_size,
  sheet: row.sheet,
  other_sheets: row.other_sheets as unknown as string[],
  first_lines: (row.first_lines as unknown as ImportView['first_lines']).slice(0, importLimits.headingLines),
  heading_line: row.heading_line,
  headers: row.headers as unknown as string[],
  samples: row.samples as unknown as string[][],
  mapping: row.mapping as unknown as ImportMapping,
  formats: row.formats as unknown as ImportFormats,
  value_mapping: row.value_mapping as unknown as ImportView['value_mapping'],
  is_remembered: row.is_remembered,
  mode: row.mode as ImportMode | null,
  line_total: row.line_total,
  line_count: row.line_count,
  counts: allCounts(row.counts),
  reason: row.reason,
  owner_id: row.owner_id,
  owner_name: row.owner_name,
  applied_at: at(row.applied_at),
  undo_until: at(row.undo_until),
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
  version: row.version,
});

interface LineRow {
  line: number;
  fate: string;
  problems: unknown;
  cells: unknown;
  record_id: string | null;
}

export const toImportLineView = ({ line, fate, problems, cells, record_id }: LineRow): ImportLineView => ({
  line,
  fate: fate as ImportFate,
  problems: problems as ImportProblem[],
  cells: cells as string[],
  record_id,
});
