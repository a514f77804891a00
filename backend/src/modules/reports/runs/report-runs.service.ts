import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DomainError, type ListReportRuns, type Page, type ReportRunView, type UserActor } from '@portal/contracts';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import type { Download } from '../../../infrastructure/http/send-file.js';
import { ReportFiles, reportFileTypes } from './report-files.js';
import { ReportRun } from './report-run.entity.js';
import { filterReportRuns, toReportRunView, visibleReportRuns, type ReportRunRow } from './report-runs.queries.js';

/** The history of reports: who ran what with what, how far it is, and its file (decisions, section 6). */
@Injectable()
export class ReportRunsService {
  constructor(
    private readonly em: EntityManager,
    private readonly files: ReportFiles,
  ) {}

  /** Admins see all runs; customers their own. */
  async list(actor: UserActor, query: ListReportRuns): Promise<Page<ReportRunView>> {
    authorizeRole(actor, 'report_run.list');
    return paginate(filterReportRuns(this.em, actor, query), query, toReportRunView);
  }

  /** @throws DomainError `not_found`, also for another user's run */
  async get(actor: UserActor, id: string): Promise<ReportRunView> {
    const row = await rowOf(this.em, actor, id);
    authorize(actor, 'report_run.read', subjectOf(row));
    return toReportRunView(row);
  }

  /**
   * Stops a run that is queued or being made; no file comes of it.
   * @throws DomainError `not_found`, `illegal_transition` once it has ended
   */
  async cancel(actor: UserActor, id: string): Promise<ReportRunView> {
    authorize(actor, 'report_run.cancel', subjectOf(await rowOf(this.em, actor, id)));
    return this.em.transactional(async (em) => {
      const run = await lockForUpdate(em, ReportRun, { id });
      run.cancel();
      await em.flush();
      return toReportRunView(await rowOf(em, actor, id));
    });
  }

  /**
   * The file of a run, for those who see the run with the rights that they have now.
   * @throws DomainError `not_found`, `report_run.not_ready`, `report_run.expired`, `storage.unavailable`
   */
  async download(actor: UserActor, id: string): Promise<Download> {
    const row = await rowOf(this.em, actor, id);
    authorize(actor, 'report_run.download', subjectOf(row));
    if (row.status !== 'succeeded' || row.storage_path === null) throw new DomainError('report_run.not_ready');
    if (new Date(row.expires_at).getTime() <= Date.now()) throw new DomainError('report_run.expired');
    const { storage_path: path } = row;
    return {
      name: row.file_name ?? `report.${row.format}`,
      type: reportFileTypes[row.format],
      size: Number(row.file_size),
      content: () => this.files.read(path),
    };
  }
}

const subjectOf = ({ owner_id, scope }: ReportRunRow) => ({ owner_id, is_admins: scope === 'admin' });

async function rowOf(em: EntityManager, actor: UserActor, id: string): Promise<ReportRunRow> {
  return orNotFound(await visibleReportRuns(em, actor).where('r.id', '=', id).executeTakeFirst());
}
