import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserActor } from '@portal/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { FileRunProgress } from '../../../infrastructure/file-runs/index.js';
import type { Archive } from '../archive/archive.js';
import { EntryNames, foldersOf } from '../archive/entry-names.js';
import { manifestOf, type MissingFile, readmeOf, type ExportSummary } from '../archive/manifest.js';
import { readBatches } from '../../../infrastructure/database/read-batches.js';
import { tableAsCsv, tableAsJson } from '../archive/table-files.js';
import type { DataExport, ExportFile } from '../data-export.entity.js';
import { companyFiles, personFiles, type FileRow } from '../tables/exported-files.js';
import { companyQuery, personQuery, type TableQuery } from '../tables/exported-table.js';
import { exportedTables } from '../tables/exported-tables.js';
import { StoredSources } from './stored-sources.js';

/** What is counted while an archive is written. */
export type ExportCount = 'row_count' | 'file_count';

/** What was written. */
type Written = Pick<ExportFile, 'rowCount' | 'fileCount' | 'missingCount'>;

/** An archive that is being filled. */
interface Filling {
  /** In a transaction whose reads are all of one moment. */
  em: EntityManager;
  archive: Archive;
  progress: FileRunProgress<ExportCount>;
  at: Date;
}

interface Counted extends TableQuery {
  rowCount: number;
}

/** Fills an archive within one snapshot of the database, table after table and file after file. */
@Injectable()
export class ExportWriter {
  constructor(private readonly sources: StoredSources) {}

  /** @throws RunTaken when the export isn't this attempt's any more */
  async write(filling: Filling, made: DataExport, facts: ExportSummary): Promise<Written> {
    const { em, archive, progress, at } = filling;
    const { queries, files } = contentOf(em, made);
    const tables = await countRows(em, queries);
    const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
    const fileTotal = await countOf(em, sql`select count(*)::int as count from (${files}) as files`);
    await progress.expect({ row_total: rowCount, file_total: fileTotal });
    await archive.addText('README.txt', readmeOf(facts), at);
    for (const table of tables) await writeTable(filling, table);
    const { fileCount, missing } = await this.writeFiles(filling, files);
    await archive.addText('manifest.json', manifestOf(facts, tables.map(inManifest), archive.files, missing), at);
    return { rowCount, fileCount, missingCount: missing.length };
  }

  private async writeFiles({ em, archive, progress, at }: Filling, query: RawBuilder<FileRow>) {
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

async function writeTable({ em, archive, progress, at }: Filling, table: TableQuery): Promise<void> {
  const options = { compress: true, at };
  await archive.add(
    `json/${table.name}.json`,
    tableAsJson(em, table, () => progress.assertOurs()),
    options,
  );
  const wrote = (rows: number): void => progress.add('row_count', rows);
  await archive.add(`csv/${table.name}.csv`, tableAsCsv(em, table, wrote), options);
}

/** What an export reads, by its kind. */
function contentOf(em: EntityManager, { companyId, personId }: DataExport) {
  if (companyId !== null) {
    const scope = { id: companyId };
    const queries = exportedTables.flatMap((table) => companyQuery(table, scope) ?? []);
    return { queries, files: companyFiles(scope) };
  }
  const id = personId ?? '';
  // a person reads the own records only, whatever rights in those of others come with flags or roles
  const reader: UserActor = { kind: 'user', id, role: 'customer', companyId: null, contactFlags: [], sessionId: null };
  const scope = { id, em, reader };
  return { queries: exportedTables.flatMap((table) => personQuery(table, scope) ?? []), files: personFiles(scope) };
}

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
