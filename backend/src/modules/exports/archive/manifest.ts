import type { ArchivedFile } from './archive.js';
import { isInternalPath } from './entry-names.js';
import type { ExportSummary } from './readme.js';

interface ManifestTable {
  name: string;
  row_count: number;
  internal_columns: readonly string[];
}

/** A file that a row names and the storage doesn't have. */
export interface MissingFile {
  path: string;
  reason: string;
}

const marked = <File extends { path: string }>(file: File) => ({ ...file, is_internal: isInternalPath(file.path) });

/** What is in an archive, for programs; the last file of it, which names all others. */
export const manifestOf = (
  { kind, subject, madeFor, madeAt }: ExportSummary,
  tables: readonly ManifestTable[],
  files: readonly ArchivedFile[],
  missing: readonly MissingFile[],
): string =>
  `${JSON.stringify(
    {
      format: 1,
      kind,
      subject,
      made_for: madeFor,
      made_at: madeAt.toISOString(),
      tables: tables.map((table) => ({
        ...table,
        json: `json/${table.name}.json`,
        csv: `csv/${table.name}.csv`,
      })),
      files: files.map(marked),
      missing_files: missing.map(marked),
    },
    null,
    2,
  )}\n`;
