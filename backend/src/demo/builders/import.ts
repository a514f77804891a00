import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportFate, ImportProblem } from '@portal/contracts';
import { Import } from '../../modules/imports/index.js';
import { persistQuietly } from './persist-quietly.js';

/** A line of the file, and what the import found or made of it. */
export interface ImportedLine {
  cells: string[];
  fate: ImportFate;
  problems?: ImportProblem[];
  key?: string;
  record_id?: string;
}

interface Imported {
  file: { fileName: string; fileSize: number; headings: string[] };
  lines: readonly ImportedLine[];
  /** How far the import is. */
  state: Partial<Import>;
}

/** An import of companies with its lines; leaves no events. */
export async function createImport(
  em: EntityManager,
  owner: { id: string },
  { file: { headings, ...file }, lines, state }: Imported,
): Promise<Import> {
  const firstLines = [headings, ...lines.map(({ cells }) => cells)].map((cells, at) => ({ line: at + 1, cells }));
  const imported = Import.of(
    owner.id,
    { kind: 'companies', ...file, sheet: null, otherSheets: [], firstLines, lineTotal: firstLines.length },
    1,
  );
  persistQuietly(em, Object.assign(imported, state));
  await em.flush();
  const rows = lines.map((line, at) => ({ problems: [], ...line, line: at + 2 }));
  await em.execute(
    `insert into import_lines (import_id, line, cells, fate, problems, key, record_id)
     select ?, l.line, l.cells, l.fate, l.problems, l.key, l.record_id from jsonb_to_recordset(?::jsonb)
       as l (line integer, cells jsonb, fate text, problems jsonb, key text, record_id uuid)`,
    [imported.id, JSON.stringify(rows)],
  );
  return imported;
}
