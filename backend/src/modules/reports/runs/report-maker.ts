import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError, reportLimits, ReportQuery, type UserActor, type ReportParams } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { recordEvent } from '../../../infrastructure/events/index.js';
import {
  fileSlug,
  FileRunMaker,
  RunEnded,
  type FileRunProgress,
  type MadeFile,
  type WrittenFile,
} from '../../../infrastructure/file-runs/index.js';
import { PdfThreads } from '../../../infrastructure/pdf/index.js';
import { IncomingFiles, type ReceivedFile } from '../../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../../infrastructure/storage/stored-files.js';
import { formatDay } from '../../../infrastructure/wording/american-formats.js';
import { userById } from '../../users/index.js';
import { compileQuery } from '../builder/compile-query.js';
import { filterLabel } from '../builder/filter-labels.js';
import { definitionFor } from '../definitions/catalogue.js';
import type { ReadableReport } from '../definitions/report-definition.js';
import { reportStream, type ReportHead } from '../formats/report-file.js';
import { reportPdf } from '../formats/report-pdf.js';
import { openReport } from '../open-report.js';
import { ReportFiles } from './report-files.js';
import { ReportRunOutbox } from './report-run-outbox.js';
import { NO_RIGHTS, scopeOf, type ReportRun } from './report-run.entity.js';

const BROKEN = 'Something went wrong on our side. Run it again; tell us if it fails once more';

const tooLarge = (): DomainError =>
  new DomainError('report.too_large', { megabytes: reportLimits.fileBytes / 1_024 / 1_024 });

type Progress = FileRunProgress<'row_count'>;

/** Makes the file of a run: reads with the rights of who asked for it, writes while it reads, stores it once. */
@Injectable()
export class ReportMaker extends FileRunMaker<MadeFile, ReportRun, 'row_count'> {
  constructor(
    private readonly em: EntityManager,
    queue: ReportRunOutbox,
    files: ReportFiles,
    private readonly incoming: IncomingFiles,
    private readonly pdfs: PdfThreads,
  ) {
    super({
      ...{ em, queue, files, incoming, broken: BROKEN },
      logger: new Logger(ReportMaker.name),
      progress: {
        table: 'report_runs',
        counts: ['row_count'],
        tell: (own, id) => recordEvent(own, 'report_run.progressed', id, {}),
      },
    });
  }

  protected override async write(run: ReportRun, progress: Progress): Promise<WrittenFile<MadeFile>> {
    const { file, rowCount } = await this.report(run, progress);
    return { file, facts: { fileName: fileNameOf(run), rowCount } };
  }

  private async report(run: ReportRun, progress: Progress): Promise<{ file: ReceivedFile; rowCount: number }> {
    const known = await userById(this.em.fork(), run.ownerId);
    if (!known || known.status === 'suspended' || scopeOf(known.actor) !== run.scope) throw new RunEnded(NO_RIGHTS);
    const reader = known.actor;
    const definition = definitionOf(reader, run);
    const head = await this.headOf(run, reader);
    const reading = {
      ...{ definition, reader, params: run.params, seconds: reportLimits.runSeconds },
      onRows: (count: number) => progress.add('row_count', count),
    };
    if (run.format === 'pdf') {
      const { content, rowCount } = await openReport(this.em, reading, async (report) => {
        await progress.expect({ row_total: report.rowCount });
        return { content: await reportPdf(head, report), rowCount: report.rowCount };
      });
      const bytes = await this.pdfs.draw(content);
      return { file: await receiveBytes(this.incoming, bytes, reportLimits.fileBytes), rowCount };
    }
    const { format } = run;
    return openReport(this.em, reading, async (report) => {
      await progress.expect({ row_total: report.rowCount });
      const content = reportStream(format, head, report);
      const file = await this.incoming.receive(content, reportLimits.fileBytes, tooLarge);
      return { file, rowCount: report.rowCount };
    });
  }

  private async headOf(run: ReportRun, reader: UserActor): Promise<ReportHead> {
    const { facts, reader: madeFor } = await factsOf(this.em.fork(), reader, run.params);
    const filter = run.definition === 'custom' ? filterLabel(reader, ReportQuery.parse(run.query)) : '';
    const asked = filter === '' ? facts : [...facts, ['Filter', filter] as const];
    return { title: run.title, facts: asked, madeAt: new Date(), madeFor };
  }
}

/** One of ours, or what a custom report was made of when the run was asked for. */
const definitionOf = (reader: UserActor, { definition, query }: ReportRun): ReadableReport =>
  definition === 'custom' ? compileQuery(reader, ReportQuery.parse(query)) : definitionFor(reader, definition);

/** "revenue-summary-2026-01-01-to-2026-03-31.csv": by the title that its reader sees. */
function fileNameOf({ title, format, params, createdAt }: ReportRun): string {
  const { from, to, as_of: asOf = createdAt.toISOString().slice(0, 10) } = params;
  const days = from !== undefined && to !== undefined ? `${from}-to-${to}` : asOf;
  return `${fileSlug(title) || 'report'}-${days}.${format}`;
}

/** What a report was asked for, in words, and by whom. */
interface ParameterLabels {
  reader: string;
  facts: [name: string, value: string][];
}

type Names = Record<'reader' | 'project' | 'customer' | 'company', string | null>;

/** The parameters as a file shows them: names instead of ids. */
export async function factsOf(em: EntityManager, reader: UserActor, params: ReportParams): Promise<ParameterLabels> {
  const { from, to, as_of: asOf, bucket, project_id: project, customer_id: customer, company_id: company } = params;
  const user = (id: string | undefined) =>
    sql`(select ${personNameOrEmail('u')} from users as u where u.id = ${id ?? null}::uuid)`;
  const { rows } = await sql<Names>`
    select ${user(reader.id)} as reader, ${user(customer)} as customer,
      (select p.number || ' ' || p.name from projects as p where p.id = ${project ?? null}::uuid) as project,
      (select c.name from companies as c where c.id = ${company ?? null}::uuid) as company`.execute(em.getKysely());
  const [names] = rows;
  const facts: [string, string | null | undefined][] = [
    ['Period', from !== undefined && to !== undefined ? `${formatDay(from)} – ${formatDay(to)}` : null],
    ['As of', asOf === undefined ? null : formatDay(asOf)],
    ['By', bucket],
    ['Project', names?.project],
    ['Customer', names?.customer],
    ['Company', names?.company],
  ];
  return {
    reader: names?.reader ?? '',
    facts: facts.filter((fact): fact is [string, string] => typeof fact[1] === 'string'),
  };
}
