import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, reportLimits, reportQuery, type ReportFormat, type UserActor } from '@portal/contracts';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import { IncomingFiles, type ReceivedFile } from '../../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../../infrastructure/storage/stored-files.js';
import { userById } from '../../users/index.js';
import { compileQuery } from '../builder/compile-query.js';
import { definitionFor } from '../definitions/catalogue.js';
import type { ReadableReport } from '../definitions/report-definition.js';
import { reportPdf } from '../formats/report-pdf.js';
import { reportStream, type ReportHead } from '../formats/report-file.js';
import { openReport, type OpenReport } from '../open-report.js';
import { factsOf } from '../parameter-facts.js';
import { ReportFiles } from './report-files.js';
import { ReportRunOutbox } from './report-run-outbox.js';
import { NO_RIGHTS, scopeOf, type ReportRun } from './report-run.entity.js';
import { RunProgress, RunTaken } from './run-progress.js';

const MOST_TRIES = 3;
const BROKEN = 'Something went wrong on our side. Run it again; tell us if it fails once more';

const tooLarge = (): DomainError =>
  new DomainError('report.too_large', { megabytes: reportLimits.fileBytes / 1_024 / 1_024 });

/** Makes the file of a run: reads with the rights of who asked for it, writes while it reads, stores it once. */
@Injectable()
export class ReportMaker {
  private readonly logger = new Logger(ReportMaker.name);

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: ReportRunOutbox,
    private readonly files: ReportFiles,
    private readonly incoming: IncomingFiles,
    private readonly pdfs: PdfThreads,
  ) {}

  /** One attempt. @throws Error when it is to be tried again */
  async make(run: ReportRun): Promise<void> {
    const progress = new RunProgress(this.em, run);
    try {
      const written = await this.write(run, progress);
      await progress.end();
      await this.store(run, written);
    } catch (error) {
      await this.settle(run, error);
    } finally {
      await progress.end();
    }
  }

  private async write(run: ReportRun, progress: RunProgress): Promise<{ file: ReceivedFile; rowCount: number }> {
    const known = await userById(this.em.fork(), run.ownerId);
    if (!known || known.status === 'suspended' || scopeOf(known.actor) !== run.scope)
      return Promise.reject(new Ended(NO_RIGHTS));
    const reader = known.actor;
    const definition = definitionOf(reader, run);
    const head = await this.headOf(run, reader);
    const reading = { definition, reader, params: run.params, seconds: reportLimits.runSeconds };
    if (run.format === 'pdf') {
      const { content, rowCount } = await openReport(this.em, reading, async (report) => {
        await progress.expect(report.rowCount);
        return { content: await reportPdf(head, counted(report, progress)), rowCount: report.rowCount };
      });
      const bytes = await this.pdfs.draw(content);
      return { file: await receiveBytes(this.incoming, bytes, reportLimits.fileBytes), rowCount };
    }
    const { format } = run;
    return openReport(this.em, reading, async (report) => {
      await progress.expect(report.rowCount);
      const content = reportStream(format, head, counted(report, progress));
      const file = await this.incoming.receive(content, reportLimits.fileBytes, tooLarge);
      return { file, rowCount: report.rowCount };
    });
  }

  private async headOf({ title, params }: ReportRun, reader: UserActor): Promise<ReportHead> {
    const facts = await factsOf(this.em.fork(), reader, params);
    return { title, facts: facts.facts, madeAt: new Date(), madeFor: facts.reader };
  }

  /** A file of an attempt that lost its run goes again. */
  private async store(run: ReportRun, { file, rowCount }: { file: ReceivedFile; rowCount: number }): Promise<void> {
    const path = run.storagePath ?? '';
    try {
      await this.files.put(path, file.path);
      const facts = { fileName: fileNameOf(run), fileSize: file.size, sha256: file.sha256, rowCount };
      const isOurs = await this.outbox.finish(run, (row) => {
        row.succeed(facts);
      });
      if (!isOurs) await this.files.remove(path);
    } finally {
      await this.incoming.discard(file);
    }
  }

  private async settle(run: ReportRun, error: unknown): Promise<void> {
    if (isTaken(error)) return;
    const reason = reasonOf(error);
    if (reason === null && run.attempt < MOST_TRIES) {
      await this.outbox.release(run);
      throw error;
    }
    if (reason === null) this.logger.error({ run_id: run.id, err: error });
    await this.outbox.finish(run, (row) => {
      row.fail(reason ?? BROKEN);
    });
  }
}

/** One of ours, or what a custom report was made of when the run was asked for. */
const definitionOf = (reader: UserActor, { definition, query }: ReportRun): ReadableReport =>
  definition === 'custom' ? compileQuery(reader, reportQuery.parse(query)) : definitionFor(reader, definition);

/** It can't be made, and trying again won't help. */
class Ended extends Error {}

const isTaken = (error: unknown): boolean =>
  error instanceof RunTaken || (error instanceof Error && error.cause !== undefined && isTaken(error.cause));

/** The sentence for who asked; null where it isn't known why it failed, or the machine is busy. */
const reasonOf = (error: unknown): string | null => {
  if (error instanceof Ended) return error.message;
  return error instanceof DomainError && error.status < 500 ? error.message : null;
};

/** The same report, telling how far its rows are read. */
const counted = (report: OpenReport, progress: RunProgress): OpenReport => ({
  ...report,
  rows: countedRows(report.rows, progress),
});

async function* countedRows(rows: OpenReport['rows'], progress: RunProgress): AsyncGenerator<never[] | Rows> {
  for await (const batch of rows) {
    progress.add(batch.length);
    yield batch;
  }
}

type Rows = OpenReport['rows'] extends AsyncIterable<infer Batch> ? Batch : never;

const extensions: Readonly<Record<ReportFormat, string>> = { csv: 'csv', xlsx: 'xlsx', pdf: 'pdf', json: 'json' };

/** "revenue-summary-2026-01-01-to-2026-03-31.csv" */
function fileNameOf({ definition, title, format, params, createdAt }: ReportRun): string {
  const { from, to, as_of: asOf = createdAt.toISOString().slice(0, 10) } = params;
  const days = from !== undefined && to !== undefined ? `${from}-to-${to}` : asOf;
  const words = definition === 'custom' ? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') : definition;
  return `${words.replaceAll('_', '-')}-${days}.${extensions[format]}`;
}
