import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  guessHeadingLine,
  importDefinitions,
  importLimits,
  type ApplyImport,
  type CheckImport,
  type ChooseHeadingLine,
  type ImportLineView,
  type ImportView,
  type ListImportLines,
  type ListImports,
  type Page,
  type UnknownValues,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import { refuse } from '../../infrastructure/errors/refuse.js';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { MalwareScanner } from '../../infrastructure/storage/malware/malware-scanner.js';
import { receiveTable, type ArrivedTable, type ImportUpload } from './file/import-upload.js';
import { linesOf, TableThreads } from './file/table-threads.js';
import type { TableLine } from './file/worker-thread/table-line.js';
import { guessFormats } from './headings.js';
import { Import } from './import.entity.js';
import {
  filterImports,
  filterLines,
  selectImports,
  toImportLineView,
  toImportView,
  type ImportRow,
} from './imports.queries.js';
import { assertMapping, assertValues, readingFor, rememberReading } from './mappings.js';
import { countLines, insertLines, moveHeadings, resetLines } from './steps/import-lines.js';
import { unknownValuesOf } from './unknown-values.js';

const INSERTED = 1_000;

/** Files of records that admins bring in: uploaded, tried, applied, undone (decisions, section 6). */
@Injectable()
export class ImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly incoming: IncomingFiles,
    private readonly scanner: MalwareScanner,
    private readonly threads: TableThreads,
  ) {}

  async list(actor: UserActor, query: ListImports): Promise<Page<ImportView>> {
    authorizeRole(actor, 'import.list');
    return paginate(filterImports(this.em, query), query, toImportView);
  }

  /** @throws DomainError `not_found` */
  async get(actor: UserActor, id: string): Promise<ImportView> {
    authorize(actor, 'import.read', { id });
    return viewOf(this.em, id);
  }

  /** The lines with their fates. @throws DomainError `not_found` */
  async lines(actor: UserActor, id: string, query: ListImportLines): Promise<Page<ImportLineView>> {
    authorize(actor, 'import.read', { id });
    await rowOf(this.em, id);
    return paginate(filterLines(this.em, id, query), query, toImportLineView);
  }

  /**
   * Reads a file, line by line; nothing is created of it yet.
   * @throws DomainError `import.too_large`, `import.not_a_table`, `import.no_sheet`, `import.no_lines`, `import.too_many_lines`,
   *   `import.too_many_columns`, `import.too_much_text`, `import.not_computed`, `import.unclosed_quote`,
   *   `import.too_complex`; `unavailable` when too many files wait; `invalid` for what isn't base64
   */
  async create(actor: UserActor, upload: ImportUpload): Promise<ImportView> {
    authorizeRole(actor, 'import.create');
    const table = await receiveTable({ incoming: this.incoming, scanner: this.scanner }, upload);
    try {
      return await this.store(actor, table);
    } finally {
      await this.incoming.discard(table);
    }
  }

  /** The texts in columns of choices that are none of ours. @throws DomainError `not_found` */
  async unknownValues(actor: UserActor, id: string): Promise<UnknownValues> {
    authorize(actor, 'import.read', { id });
    return unknownValuesOf(this.em, await viewOf(this.em, id));
  }

  /**
   * Takes another line for that of the headings; columns, formats and values are chosen again.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`, `import.no_lines`; `invalid` for a line that
   *   isn't among the first
   */
  chooseHeadingLine(actor: UserActor, id: string, { line, version }: ChooseHeadingLine): Promise<ImportView> {
    return this.step(actor, 'import.check', id, version, async (run, em) => {
      const before = run.headingLine;
      run.chooseHeadingLine(line);
      await moveHeadings(em, run, before);
      run.readBy(await readingFor(em, run.kind, run.headers));
    });
  }

  /**
   * Starts the dry run by these columns, which are remembered.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`; `invalid` for columns that the file lacks, and
   *   for a required field without one
   */
  check(actor: UserActor, id: string, { mapping, version, ...chosen }: CheckImport): Promise<ImportView> {
    return this.step(actor, 'import.check', id, version, async (run, em) => {
      const { formats = run.formats, value_mapping: valueMapping = run.valueMapping } = chosen;
      const { clears_empty: clearsEmpty = run.clearsEmpty } = chosen;
      assertMapping(run, mapping);
      assertValues(run, valueMapping);
      const reading = { mapping, formats, valueMapping };
      run.check(actor.id, { ...reading, clearsEmpty });
      await rememberReading(em, run.kind, run.headers, reading);
      await resetLines(em, id);
    });
  }

  /**
   * Starts the creation of what the dry run found new, and with `update` the change of what it found changed.
   * @throws DomainError `not_found`, `stale_version`, `illegal_transition`; `import.has_wrong_lines` for all or nothing;
   *   `import.nothing_new`; of `update` `import.not_updatable`, `import.nothing_to_update`
   */
  apply(
    actor: UserActor,
    id: string,
    { mode, send_invitations: invites = false, version }: ApplyImport,
  ): Promise<ImportView> {
    return this.step(actor, 'import.apply', id, version, async (run, em) => {
      if (invites && run.kind !== 'people') refuse('send_invitations', 'Only people are invited');
      run.apply(actor.id, mode, invites);
      if (mode === 'update') return assertUpdatable(em, run);
      const wrong = mode === 'all' ? await countLines(em, id, 'wrong') : 0;
      if (wrong > 0) throw new DomainError('import.has_wrong_lines', { count: wrong });
      if ((await countLines(em, id, 'new')) === 0) throw new DomainError('import.nothing_new');
    });
  }

  /** Stops the step that runs, or gives the file up. @throws DomainError `not_found`, `illegal_transition` */
  cancel(actor: UserActor, id: string): Promise<ImportView> {
    return this.step(actor, 'import.cancel', id, undefined, async (run, em) => {
      const isUntouched = run.status === 'applying' && (await countLines(em, id, 'created', 'updated')) === 0;
      if (isUntouched) run.settle('Cancelled before a line was applied');
      else run.cancel();
      // the worker that has it stops before its next batch, and what is done next needn't wait for the end of its lease
      await em.execute('update imports set leased_until = null where id = ?', [id], 'run');
    });
  }

  /**
   * Starts to take back what is as it was created.
   * @throws DomainError `not_found`, `illegal_transition`; `import.still_applied`, `import.undo_over`,
   *   `import.nothing_to_undo`
   */
  undo(actor: UserActor, id: string): Promise<ImportView> {
    return this.step(actor, 'import.undo', id, undefined, async (run, em) => {
      if (run.status === 'applying') throw new DomainError('import.still_applied');
      run.undo(actor.id);
      if ((run.undoUntil?.getTime() ?? 0) <= Date.now()) throw new DomainError('import.undo_over');
      if ((await countLines(em, id, 'created', 'updated', 'kept')) === 0)
        throw new DomainError('import.nothing_to_undo');
      await em.execute(
        `update import_lines set fate = case when former is null then 'created' else 'updated' end, problems = '[]'
         where import_id = ? and fate = 'kept'`,
        [id],
        'run',
      );
    });
  }

  private step(
    actor: UserActor,
    permission: 'import.check' | 'import.apply' | 'import.cancel' | 'import.undo',
    id: string,
    version: number | undefined,
    work: (run: Import, em: EntityManager) => Promise<void>,
  ): Promise<ImportView> {
    authorize(actor, permission, { id });
    return this.em.transactional(async (em) => {
      const run = await lockForUpdate(em, Import, { id, deletedAt: null }, { version }, () => viewOf(em, id));
      await work(run, em);
      await em.flush();
      return viewOf(em, id);
    });
  }

  /** The table is read whole first: what is beyond the limits is refused before a line is written. */
  private async store(
    actor: UserActor,
    { kind, format, fileName, fileSize, path, sheet }: ArrivedTable,
  ): Promise<ImportView> {
    const to = this.incoming.newPath();
    try {
      const table = await this.threads.read(path, format, to, sheet);
      return await this.em.transactional(async (em) => {
        const last = table.firstLines.at(-1)?.line; // where all lines are few, one must be left below the headings
        const candidates = table.firstLines.slice(0, importLimits.headingLines).filter(({ line }) => line !== last);
        const headings = guessHeadingLine(kind, candidates);
        const run = Import.of(actor.id, { kind, fileName, fileSize, ...table }, headings?.line ?? 1);
        const reading = await readingFor(em, kind, run.headers);
        const formats = await guessFormats(linesOf(to), { kind, headers: run.headers, ...reading }, reading.formats);
        run.readBy({ ...reading, formats });
        await em.persist(run).flush();
        let batch: TableLine[] = [];
        for await (const line of linesOf(to)) {
          if (line.line <= run.headingLine) continue;
          batch.push(line);
          if (batch.length < INSERTED) continue;
          await insertLines(em, run.id, batch);
          batch = [];
        }
        await insertLines(em, run.id, batch);
        return viewOf(em, run.id);
      });
    } finally {
      await this.incoming.discard({ path: to });
    }
  }
}

/** @throws DomainError `import.not_updatable`, `import.nothing_to_update` */
async function assertUpdatable(em: EntityManager, { id, kind }: Import): Promise<void> {
  const { isUpdatable, noun } = importDefinitions[kind];
  if (!isUpdatable) throw new DomainError('import.not_updatable', { kind: noun[1] });
  if ((await countLines(em, id, 'new', 'changed')) === 0) throw new DomainError('import.nothing_to_update');
}

async function rowOf(em: EntityManager, id: string): Promise<ImportRow> {
  return orNotFound(await selectImports(em).where('i.id', '=', id).executeTakeFirst());
}

const viewOf = async (em: EntityManager, id: string): Promise<ImportView> => toImportView(await rowOf(em, id));
