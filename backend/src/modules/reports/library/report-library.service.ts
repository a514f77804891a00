import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  reportLimits,
  ReportQuery,
  ReportTiming,
  type PinReports,
  type ReportEntry,
  type ReportFigure,
  type ReportParams,
  type UserActor,
} from '@portal/contracts';
import { sql } from 'kysely';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { instantOf } from '../../../infrastructure/database/views.js';
import { refuseAll } from '../../../infrastructure/errors/refuse.js';
import { FairQueue } from '../../../infrastructure/http/limits/fair-queue.js';
import { compileQuery } from '../builder/compile-query.js';
import { visibleCustomReports } from '../custom/custom-reports.queries.js';
import { availableReports, definitionFor, fillParams } from '../definitions/catalogue.js';
import type { ReadableReport } from '../definitions/report-definition.js';
import { visibleReportRuns } from '../runs/report-runs.queries.js';
import { visibleReportSchedules } from '../schedules/report-schedules.queries.js';
import { readFigure } from './report-figures.js';

/** A report that the reader has, before anything of it is read. */
interface KnownReport extends Pick<ReportEntry, 'report' | 'definition' | 'custom_report_id' | 'title'> {
  open: () => Promise<{ definition: ReadableReport; params: ReportParams }>;
}

/** The reports of a reader as rows with their figures, and which of these are pinned (decisions 6.78). */
@Injectable()
export class ReportLibraryService {
  /** Figures that are read at once, over all calls; each takes a connection. Nobody waits behind the calls of one reader. */
  private readonly turns = new FairQueue({ atOnce: 6, perKey: 3, waitingPerKey: 200 });

  constructor(private readonly em: EntityManager) {}

  /** All reports that the actor can run: ours, then the own and shared ones by name. */
  async library(actor: UserActor): Promise<ReportEntry[]> {
    authorizeRole(actor, 'report.available');
    const reports = await this.reportsOf(actor);
    const pinned = new Set(await this.pinnedBy(actor));
    let own = 0;
    const hasFigure = ({ report, definition }: KnownReport): boolean =>
      definition !== 'custom' || pinned.has(report) || own++ < reportLimits.figures;
    return this.entries(actor, reports, pinned, hasFigure);
  }

  /** The reports whose figures the actor has pinned, in the actor's order, without those that the actor can no longer read. */
  async pinned(actor: UserActor): Promise<ReportEntry[]> {
    authorizeRole(actor, 'report.available');
    const names = await this.pinnedBy(actor);
    if (names.length === 0) return [];
    const known = new Map((await this.reportsOf(actor)).map((one) => [one.report, one]));
    return this.entries(
      actor,
      names.flatMap((name) => known.get(name) ?? []),
      new Set(names),
    );
  }

  /** Replaces what the actor has pinned. @throws DomainError `invalid` naming a report that the actor doesn't have */
  async pin(actor: UserActor, { reports }: PinReports): Promise<ReportEntry[]> {
    authorizeRole(actor, 'report.pin');
    const known = new Set((await this.reportsOf(actor)).map(({ report }) => report));
    refuseAll(
      reports.flatMap((name, at) =>
        known.has(name) ? [] : [{ path: `reports.${at}`, message: 'You have no such report' }],
      ),
    );
    await sql`insert into pinned_reports (user_id, reports) values (${actor.id}::uuid, ${reports}::text[])
      on conflict (user_id) do update set reports = excluded.reports`.execute(kysely(this.em));
    return this.pinned(actor);
  }

  private async pinnedBy({ id }: UserActor): Promise<readonly string[]> {
    const own = kysely(this.em).selectFrom('pinned_reports').select('reports').where('user_id', '=', id);
    return (await own.executeTakeFirst())?.reports ?? [];
  }

  private async reportsOf(actor: UserActor): Promise<KnownReport[]> {
    const ours = (await availableReports(this.em, actor)).map(({ name, title }): KnownReport => {
      const definition = definitionFor(actor, name);
      const open = async () => ({ definition, params: await fillParams(this.em, actor, definition, {}) });
      return { report: name, definition: name, custom_report_id: null, title, open };
    });
    const built = await visibleCustomReports(this.em, actor)
      .orderBy('c.name')
      .orderBy('c.id')
      .limit(sql.lit(limits.pageSizeMax))
      .execute();
    const own = built.map(({ id, name: title, query }): KnownReport => {
      const open = () => Promise.resolve({ definition: compileQuery(actor, ReportQuery.parse(query)), params: {} });
      return { report: id, definition: 'custom', custom_report_id: id, title, open };
    });
    return [...ours, ...own];
  }

  private async entries(
    actor: UserActor,
    reports: readonly KnownReport[],
    pinned: ReadonlySet<string>,
    hasFigure: (report: KnownReport) => boolean = () => true,
  ): Promise<ReportEntry[]> {
    const [runs, schedules] = [await this.lastRuns(actor), await this.schedules(actor)];
    return Promise.all(
      reports.map(async ({ open, ...known }) => ({
        ...known,
        figure: hasFigure({ open, ...known }) ? await this.turns.run(() => this.figure(actor, open), actor.id) : null,
        last_run_at: runs.get(known.report) ?? null,
        schedules: schedules.get(known.report) ?? [],
        is_pinned: pinned.has(known.report),
      })),
    );
  }

  /** A report has no figure when it uses columns that the reader can no longer see. */
  private async figure(actor: UserActor, open: KnownReport['open']): Promise<ReportFigure | null> {
    try {
      const { definition, params } = await open();
      return await readFigure(this.em, actor, definition, params);
    } catch (error) {
      if (error instanceof DomainError && error.status < 500) return null;
      throw error;
    }
  }

  private async lastRuns(actor: UserActor): Promise<ReadonlyMap<string, string>> {
    const rows = await visibleReportRuns(this.em, actor)
      .clearSelect()
      .select([sql<string>`coalesce(r.custom_report_id::text, r.definition)`.as('report')])
      .select(({ fn }) => fn.max('r.created_at').as('at'))
      .groupBy(sql`1`)
      .execute();
    return new Map(rows.map(({ report, at }) => [report, instantOf(at)]));
  }

  private async schedules(actor: UserActor): Promise<ReadonlyMap<string, ReportEntry['schedules']>> {
    const rows = await visibleReportSchedules(this.em, actor)
      .where('s.status', '=', sql.lit('active'))
      .clearSelect()
      .select(['s.definition', 's.custom_report_id', 's.timing'])
      .select(sql<number>`cardinality(s.recipient_ids)`.as('recipients'))
      .orderBy('s.next_due_at')
      .execute();
    const all = new Map<string, ReportEntry['schedules']>();
    for (const { definition, custom_report_id: id, timing, recipients } of rows) {
      const report = id ?? definition;
      all.set(report, [...(all.get(report) ?? []), { timing: ReportTiming.parse(timing), recipients }]);
    }
    return all;
  }
}
