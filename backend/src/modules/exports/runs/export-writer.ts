import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { FileRunProgress } from '../../../infrastructure/file-runs/index.js';
import type { Archive } from '../archive/archive.js';
import { EntryNames, foldersOf } from '../archive/entry-names.js';
import { manifestOf, type MissingFile } from '../archive/manifest.js';
import { readmeOf, type ExportSummary } from '../archive/readme.js';
import { readBatches, tableAsCsv, tableAsJson } from '../archive/table-files.js';
import type { DataExport } from '../data-export.entity.js';
import { companyFiles, personFiles, type FileRow } from '../tables/exported-files.js';
import { companyQuery, personQuery, type PersonScope, type TableQuery } from '../tables/exported-table.js';
import { exportedTables } from '../tables/exported-tables.js';
import { StoredSources } from './stored-sources.js';

/** What is counted while an archive is written. */
export type ExportCount = 'row_count' | 'file_count';

/** What was written. */
export interface Written {
  rowCount: number;
  fileCount: number;
  missingCount: number;
}

interface Counted extends TableQuery {
  rowCount: number;
}

/** Fills an archive within one snapshot of the database, table after table and file after file. */
@Injectable()
export class ExportWriter {
  constructor(private readonly sources: StoredSources) {}

  /**
   * @param em in a transaction whose reads are all of one moment
   * @throws RunTaken when the export isn't this attempt's any more
   */
  async write(
    em: EntityManager,
    made: DataExport,
    facts: ExportSummary,
    archive: Archive,
    progress: FileRunProgress<ExportCount>,
  ): Promise<Written> {
    const { queries, files } = contentOf(em, made);
    const tables = await countRows(em, queries);
    const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
    const fileTotal = await countOf(em, sql`select count(*)::int as count from (${files}) as files`);
    await progress.expect({ row_total: rowCount, file_total: fileTotal });
    const at = facts.madeAt;
    await archive.addText('README.txt', readmeOf(facts), at);
    for (const table of tables) await writeTable(em, table, archive, progress, at);
    const { fileCount, missing } = await this.writeFiles(em, files, archive, progress, at);
    await archive.addText('manifest.json', manifestOf(facts, tables.map(inManifest), archive.files, missing), at);
    return { rowCount, fileCount, missingCount: missing.length };
  }

  private async writeFiles(
    em: EntityManager,
    query: RawBuilder<FileRow>,
    archive: Archive,
    progress: FileRunProgress<ExportCount>,
    at: Date,
  ): Promise<{ fileCount: number; missing: MissingFile[] }> {
    const names = new EntryNames();
    const missing: MissingFile[] = [];
    let fileCount = 0;
    for await (const batch of readBatches(em, query)) {
      for (const row of batch) {
        const path = names.pathOf(foldersOf(row), row.name);
        const content = await this.sources.open(em, row);
        if (content) {
          await archive.add(path, content, { compress: row.source === 'mails', at });
          fileCount += 1;
        } else missing.push({ path, reason: 'It is not in the storage' });
        progress.add('file_count', 1);
      }
    }
    return { fileCount, missing };
  }
}

async function writeTable(
  em: EntityManager,
  table: TableQuery,
  archive: Archive,
  progress: FileRunProgress<ExportCount>,
  at: Date,
): Promise<void> {
  const options = { compress: true, at };
  const look = (): void => {
    progress.assertOurs();
  };
  await archive.add(`json/${table.name}.json`, tableAsJson(em, table, look), options);
  const wrote = (rows: number): void => {
    progress.add('row_count', rows);
  };
  await archive.add(`csv/${table.name}.csv`, tableAsCsv(em, table, wrote), options);
}

/** What an export reads, by its kind. */
function contentOf(
  em: EntityManager,
  { companyId, personId }: DataExport,
): { queries: TableQuery[]; files: RawBuilder<FileRow> } {
  if (companyId !== null) {
    const scope = { id: companyId };
    const queries = exportedTables.map((table) => companyQuery(table, scope));
    return { queries: queries.filter((query) => query !== null), files: companyFiles(scope) };
  }
  const scope = personScope(em, personId ?? '');
  const queries = exportedTables.map((table) => personQuery(table, scope));
  return { queries: queries.filter((query) => query !== null), files: personFiles(scope) };
}

/** A person reads the own records only, whatever rights in those of others come with flags or roles. */
const personScope = (em: EntityManager, id: string): PersonScope => ({
  id,
  em,
  reader: { kind: 'user', id, role: 'customer', companyId: null, contactFlags: [], sessionId: null },
});

async function countRows(em: EntityManager, queries: readonly TableQuery[]): Promise<Counted[]> {
  const tables: Counted[] = [];
  for (const query of queries) tables.push({ ...query, rowCount: await countOf(em, query.count) });
  return tables;
}

async function countOf(em: EntityManager, query: RawBuilder<{ count: number }>): Promise<number> {
  const { rows } = await query.execute(em.getKysely<object>());
  return rows[0]?.count ?? 0;
}

const inManifest = ({ name, rowCount, internal }: Counted) => ({
  name,
  row_count: rowCount,
  internal_columns: internal,
});
