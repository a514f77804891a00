import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  importChangeText,
  importFateLabel,
  importProblemText,
  ListImportLines,
  type ImportView,
  type UserActor,
} from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { csvStream } from '../../infrastructure/csv/csv-stream.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { filterLines, selectImports, toImportLineView, toImportView } from './imports.queries.js';

const BATCH = 1_000;

/** The file with each line's fate beside it, to be corrected and sent again. */
@Injectable()
export class ImportResultFile {
  constructor(private readonly em: EntityManager) {}

  /** @throws DomainError `not_found` */
  async open(actor: UserActor, id: string): Promise<Download> {
    authorize(actor, 'import.read', { id });
    const row = orNotFound(await selectImports(this.em).where('i.id', '=', id).executeTakeFirst());
    const rows = cellsOf(this.em.fork(), toImportView(row));
    const name = `${row.file_name.replace(/\.[^.]+$/, '')}-result.csv`;
    return { name, type: 'text/csv; charset=utf-8', size: null, content: csvStream(rows) };
  }
}

async function* cellsOf(em: EntityManager, run: ImportView): AsyncGenerator<(string | number)[]> {
  const { id, headers } = run;
  yield ['Line', 'Result', 'Why', ...headers];
  let after = 0;
  for (;;) {
    const rows = await filterLines(em, id, ListImportLines.parse({}))
      .where('l.line', '>', after)
      .limit(BATCH)
      .execute();
    for (const { line, fate, problems, changes, cells } of rows.map(toImportLineView)) {
      const why = [
        ...problems.map((problem) => importProblemText(run, problem)),
        ...changes.map((change) => importChangeText(run, change)),
      ];
      yield [
        line,
        importFateLabel(fate, run),
        why.join('; '),
        ...headers.map((_, at) => cells[at] ?? ''),
        ...cells.slice(headers.length),
      ];
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}
