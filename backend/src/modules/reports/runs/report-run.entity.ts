import { defineEntity, p } from '@mikro-orm/core';
import {
  reportLimits,
  reportRunTransitions,
  type ReportFormat,
  type ReportQuery,
  type ReportRunDefinition,
  type ReportParams,
  type ReportRunStatus,
  type UserActor,
} from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../../infrastructure/database/aggregate-root.js';

const DAY = 86_400_000;

/** What a run is to make. */
export interface RunRequest {
  definition: ReportRunDefinition;
  /** Of a custom report: which one, and what it was made of when the run was asked for. */
  customReportId?: string;
  query?: ReportQuery;
  title: string;
  params: ReportParams;
  format: ReportFormat;
  /** The schedule that asks for it. */
  scheduleId?: string;
}

/** The reason of a run whose owner's rights aren't those any more with which it was asked for. */
export const NO_RIGHTS = 'The rights with which it was asked for have changed. Run it again';

/** The file that a run has made. */
export interface RunFile {
  fileName: string;
  fileSize: number;
  sha256: string;
  rowCount: number;
}

/** The rights a run was requested with. It is shown only while its owner's rights are the same. */
export const scopeOf = (reader: UserActor): string =>
  reader.role === 'admin' ? 'admin' : ['customer', reader.companyId ?? '', ...reader.contactFlags.toSorted()].join(' ');

/** One run of a report. How far it is, the worker writes beside it (`RunProgress`). */
export class ReportRun extends AggregateRoot {
  ownerId!: string;
  scope!: string;
  definition!: ReportRunDefinition;
  customReportId: string | null = null;
  query: ReportQuery | null = null;
  title!: string;
  params!: ReportParams;
  format!: ReportFormat;
  status: ReportRunStatus = 'queued';
  rowCount = 0;
  reason: string | null = null;
  storagePath: string | null = null;
  fileName: string | null = null;
  fileSize: number | null = null;
  sha256: string | null = null;
  startedAt: Date | null = null;
  finishedAt: Date | null = null;
  expiresAt!: Date;
  /** The schedule that asked for it. */
  scheduleId: string | null = null;
  /** How often a worker has begun it. */
  attempt = 0;

  static request(owner: UserActor, request: RunRequest): ReportRun {
    const run = Object.assign(new ReportRun(), { ...request, ownerId: owner.id, scope: scopeOf(owner) });
    run.expiresAt = new Date(run.createdAt.getTime() + reportLimits.keptDays * DAY);
    run.record('report_run.requested', { definition: request.definition, format: request.format });
    return run;
  }

  /** A worker begins it, or begins it anew where another died. */
  begin(storagePath: string): void {
    this.attempt += 1;
    this.storagePath = storagePath;
    this.rowCount = 0;
    if (this.status === 'running') return;
    this.startedAt = new Date();
    this.moveTo('running');
  }

  succeed({ fileName, fileSize, sha256, rowCount }: RunFile): void {
    Object.assign(this, { fileName, fileSize, sha256, rowCount });
    this.end('succeeded');
  }

  fail(reason: string): void {
    this.reason = reason;
    this.storagePath = null;
    this.end('failed');
  }

  /** @throws DomainError `illegal_transition` once it has ended */
  cancel(): void {
    this.storagePath = null;
    this.end('cancelled');
  }

  private end(to: ReportRunStatus): void {
    this.moveTo(to);
    this.finishedAt = new Date();
  }

  private moveTo(to: ReportRunStatus): void {
    const from = this.status;
    reportRunTransitions.assert(from, to, 'admin');
    this.status = to;
    this.record('report_run.status_changed', { from, to });
  }
}

export const ReportRunSchema = defineEntity({
  class: ReportRun,
  tableName: 'report_runs',
  properties: {
    ...aggregateProperties,
    ownerId: p.uuid(),
    scope: p.text(),
    definition: p.text().$type<ReportRunDefinition>(),
    customReportId: p.uuid().nullable(),
    query: p.json<ReportQuery>().nullable(),
    title: p.text(),
    params: p.json<ReportParams>(),
    format: p.text().$type<ReportFormat>(),
    status: p.text().$type<ReportRunStatus>(),
    rowCount: p.integer(),
    reason: p.text().nullable(),
    storagePath: p.text().nullable(),
    fileName: p.text().nullable(),
    fileSize: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    startedAt: p.datetime().nullable(),
    finishedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    scheduleId: p.uuid().nullable(),
    attempt: p.integer(),
  },
});
