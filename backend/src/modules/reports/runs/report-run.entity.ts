import { p } from '@mikro-orm/core';
import {
  reportLimits,
  reportRunTransitions,
  type ReportFormat,
  type ReportQuery,
  type ReportRunDefinition,
  type ReportParams,
  type UserActor,
} from '@portal/contracts';
import { text, withProperties } from '../../../infrastructure/database/aggregate-root.js';
import { FileRun, type FileRunStatus } from '../../../infrastructure/file-runs/index.js';

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

/** The rights a run was requested with. It is shown only while its owner's rights are the same. */
export const scopeOf = (reader: UserActor): string =>
  reader.role === 'admin' ? 'admin' : ['customer', reader.companyId ?? '', ...reader.contactFlags.toSorted()].join(' ');

/** One run of a report. */
export class ReportRun extends withProperties(FileRun, {
  scope: p.text(),
  definition: text<ReportRunDefinition>(),
  customReportId: p.uuid().nullable(),
  query: p.json<ReportQuery>().nullable(),
  title: p.text(),
  params: p.json<ReportParams>(),
  format: text<ReportFormat>(),
  expiresAt: p.datetime(),
  scheduleId: p.uuid().nullable(),
}) {
  static readonly tableName = 'report_runs';

  /** A new run, which waits for a worker; its rights are those that its owner has now. */
  static request(owner: UserActor, request: RunRequest): ReportRun {
    const run = Object.assign(new ReportRun(), { ...request, ownerId: owner.id, scope: scopeOf(owner) });
    run.expiresAt = new Date(run.createdAt.getTime() + reportLimits.keptDays * DAY);
    run.record('report_run.requested', { definition: request.definition, format: request.format });
    return run;
  }

  protected override move(from: FileRunStatus, to: FileRunStatus): void {
    reportRunTransitions.assert(from, to, 'admin');
    this.record('report_run.status_changed', { from, to });
  }
}
