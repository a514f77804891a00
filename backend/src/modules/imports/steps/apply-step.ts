import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ImportFate, type ImportProblem, type UserActor } from '@portal/contracts';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import type { Import } from '../import.entity.js';
import type { Importer } from '../importers/importer.js';
import { Importers } from '../importers/importers.js';
import { checkLines, refusalOf, type Finding } from './check-lines.js';
import { ImportBatches } from './import-batches.js';
import { countLines, linesAfter, nextLines, writeOutcomes, type Outcome } from './import-lines.js';
import { lineReader, type ReadLine } from './line-values.js';

const BATCH = 100;
const RECHECKED = 500;

interface Applying {
  run: Import;
  kind: Importer;
  actor: UserActor;
  read: (cells: readonly string[]) => ReadLine;
  /** Of the lines that are being applied. */
  fate: ImportFate;
}

/** Creates the records of the lines that the dry run found new, and changes others where that is asked for. */
@Injectable()
export class ApplyStep {
  constructor(
    private readonly em: EntityManager,
    private readonly batches: ImportBatches,
    private readonly kinds: Importers,
  ) {}

  async run(run: Import, actor: UserActor): Promise<void> {
    const applying: Applying = { run, actor, kind: this.kinds.of(run.kind), read: lineReader(run), fate: 'new' };
    if (run.mode === 'all' && (await this.isRefused(applying))) return;
    let isLeft = true;
    while (isLeft) {
      isLeft = await this.applyNext(applying);
      if (run.mode === 'all' && (await countLines(this.em.fork(), run.id, 'failed')) > 0) return this.takeBack(run);
    }
    if (run.mode === 'update') while (await this.applyNext({ ...applying, fate: 'changed' }));
    await this.batches.end(run, (ended) => ended.finishApplying());
  }

  /**
   * All or nothing: every line is checked once more before the first is created. What has become wrong since the dry
   * run is written down, and nothing is created.
   */
  private async isRefused({ run, kind, actor, read }: Applying): Promise<boolean> {
    if ((await countLines(this.em.fork(), run.id, 'created', 'failed')) > 0) return false; // begun by a worker that died
    const wrong: Outcome[] = [];
    let after = 0;
    const recheck = () =>
      this.batches.run(run, async (em) => {
        const lines = await linesAfter(em, run.id, { fate: 'new', after, limit: RECHECKED });
        const values = lines.map(({ cells }) => read(cells));
        const findings = await checkLines(em, kind, actor, values, { isWhole: true });
        for (const [at, { fate, problems }] of findings.entries())
          if (fate === 'wrong') wrong.push({ line: lines[at]?.line ?? 0, fate, problems });
        after = lines.at(-1)?.line ?? Number.NaN;
        return 0;
      });
    while (!Number.isNaN(after)) await recheck();
    if (wrong.length === 0) return false;
    await this.batches.end(run, async (ended, own) => {
      await writeOutcomes(own, run.id, wrong);
      const lines = wrong.length === 1 ? '1 line has' : `${wrong.length} lines have`;
      ended.settle(`Nothing was created: ${lines} become wrong since the dry run`);
    });
    return true;
  }

  /** Applies a batch, or where one of its lines is refused, its lines one by one; false when none is left. */
  private async applyNext(applying: Applying): Promise<boolean> {
    try {
      return (await this.applyBatch(applying, BATCH)) > 0;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    for (let single = 0; single < BATCH; single += 1) {
      if ((await this.applyOne(applying)) === 0) return false;
    }
    return true;
  }

  private async applyOne(applying: Applying): Promise<number> {
    try {
      return await this.applyBatch(applying, 1);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return this.batches.run(applying.run, async (em) => {
        const lines = await nextLines(em, applying.run.id, applying.fate, 1);
        const problems = problemsOf(applying.kind, error);
        const outcomes = lines.map(({ line }): Outcome => ({ line, fate: 'failed', problems }));
        await writeOutcomes(em, applying.run.id, outcomes);
        return lines.length;
      });
    }
  }

  private applyBatch(applying: Applying, size: number): Promise<number> {
    const { run, kind, actor, read } = applying;
    return this.batches.run(run, async (em) => {
      const lines = await nextLines(em, run.id, applying.fate, size);
      if (lines.length === 0) return 0;
      const values = lines.map(({ cells }) => read(cells));
      const findings = await checkLines(em, kind, actor, values, { isWhole: false });
      const outcomes: Outcome[] = [];
      for (const [at, { line }] of lines.entries()) {
        const finding = findings[at];
        if (finding) outcomes.push({ line, ...(await outcomeOf(em, applying, finding)) });
      }
      await em.flush();
      await writeOutcomes(em, run.id, await withVersions(em, kind, outcomes));
      return lines.length;
    });
  }

  /** All or nothing, and one was refused after all: what was created goes again. */
  private async takeBack(run: Import): Promise<void> {
    await this.batches.end(run, (ended) => {
      const reason = 'A line was refused while the others were created: all were taken back';
      ended.undo(ended.startedBy ?? ended.ownerId, reason);
    });
  }
}

/** Creates or changes what a line is about. @throws DomainError */
async function outcomeOf(
  em: EntityManager,
  { kind, actor, run }: Applying,
  { fate, problems, input, change }: Finding,
): Promise<Omit<Outcome, 'line'>> {
  if (fate === 'new' && input !== null)
    return { fate: 'created', problems, changes: [], record_id: await kind.create(em, actor, input, run) };
  if (!change || !kind.updating || run.mode !== 'update')
    return { fate: fate === 'wrong' ? 'failed' : 'existing', problems, changes: [] };
  const { id, version, values, former, shown } = change;
  await kind.updating.update(em, actor, id, { ...values, version });
  return { fate: 'updated', problems, changes: shown, record_id: id, former };
}

/** The version by which a later change of the record is found. */
async function withVersions(em: EntityManager, { table }: Importer, outcomes: Outcome[]): Promise<Outcome[]> {
  const ids = outcomes.flatMap(({ record_id: id }) => (id ? [id] : []));
  const isApplied = sql<boolean>`id = any(${ids}::uuid[])`;
  const rows = await kysely(em).selectFrom(table).select(['id', 'version']).where(isApplied).execute();
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return outcomes.map((outcome) => ({ ...outcome, record_version: versions.get(outcome.record_id ?? '') ?? null }));
}

const isRefusal = (error: unknown): boolean =>
  error instanceof UniqueConstraintViolationException || (error instanceof DomainError && error.status < 500);

const problemsOf = (kind: Importer, error: unknown): ImportProblem[] =>
  error instanceof UniqueConstraintViolationException
    ? [{ field: '', message: new DomainError('duplicate').message }]
    : refusalOf(kind, error);
