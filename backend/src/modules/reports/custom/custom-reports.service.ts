import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  isAdmin,
  type CreateCustomReport,
  type CustomReportView,
  type Deleted,
  type GenerateCustomReport,
  type ListCustomReports,
  type Page,
  type PreviewCustomReport,
  type ReportPreview,
  type ReportRunView,
  type ReportSourceView,
  type UpdateCustomReport,
  type UserActor,
} from '@portal/contracts';
import { authorize, authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { lockForUpdate, orNotFound } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { compileQuery } from '../builder/compile-query.js';
import { sourcesFor } from '../builder/sources.js';
import { previewOf } from '../open-report.js';
import { requestRun } from '../runs/request-run.js';
import { CustomReport } from './custom-report.entity.js';
import { filterCustomReports, toCustomReportView, visibleCustomReports } from './custom-reports.queries.js';

/** Reports that people build: one's own, and among admins those that are shared (decisions, section 6). */
@Injectable()
export class CustomReportsService {
  constructor(private readonly em: EntityManager) {}

  /** What the actor can build reports of. */
  sources(actor: UserActor): ReportSourceView[] {
    authorizeRole(actor, 'custom_report.sources');
    return sourcesFor(actor);
  }

  /** The actor's own and, for admins, the shared ones; by name unless sorted otherwise. */
  async list(actor: UserActor, query: ListCustomReports): Promise<Page<CustomReportView>> {
    authorizeRole(actor, 'custom_report.list');
    return paginate(filterCustomReports(this.em, actor, query), query, toCustomReportView);
  }

  /** @throws DomainError `not_found`, also for another's own */
  async get(actor: UserActor, id: string): Promise<CustomReportView> {
    const report = await viewOf(this.em, actor, id);
    authorize(actor, 'custom_report.read', report);
    return report;
  }

  /** @throws DomainError `invalid` for what the source doesn't have; `forbidden` for a customer who shares */
  async create(actor: UserActor, input: CreateCustomReport): Promise<CustomReportView> {
    authorizeRole(actor, 'custom_report.create');
    assertMayShare(actor, input);
    compileQuery(actor, input.query);
    return this.em.transactional(async (em) => {
      const report = CustomReport.create(actor.id, input);
      await em.persist(report).flush();
      return viewOf(em, actor, report.id);
    });
  }

  /** Changes only the fields that the input carries. @throws DomainError `not_found`, `invalid`, `stale_version`, `forbidden` */
  async update(actor: UserActor, id: string, input: UpdateCustomReport): Promise<CustomReportView> {
    authorize(actor, 'custom_report.update', await viewOf(this.em, actor, id));
    assertMayShare(actor, input);
    if (input.query) compileQuery(actor, input.query);
    return this.em.transactional(async (em) => {
      const report = await lockForUpdate(em, CustomReport, visibleTo(actor, id), input, () => viewOf(em, actor, id));
      // only who built a report takes it away from the others
      if (input.is_shared === false && report.ownerId !== actor.id) throw new DomainError('forbidden');
      report.change(input);
      await em.flush();
      return viewOf(em, actor, id);
    });
  }

  /** Takes it out of every list; its runs stay. @throws DomainError `not_found` */
  async remove(actor: UserActor, id: string): Promise<Deleted> {
    authorize(actor, 'custom_report.delete', await viewOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const report = await lockForUpdate(em, CustomReport, visibleTo(actor, id));
      report.remove();
      return { id };
    });
  }

  /** The first rows while one builds, with the totals of all. @throws DomainError `invalid`, `report.too_slow` */
  async preview(actor: UserActor, { query }: PreviewCustomReport): Promise<ReportPreview> {
    authorizeRole(actor, 'custom_report.preview');
    return previewOf(this.em, { definition: compileQuery(actor, query), reader: actor, params: {} });
  }

  /**
   * Asks for the file of a custom report as it is now; a worker makes it with the rights of the actor.
   * @throws DomainError `not_found`, `invalid` for columns that the actor doesn't have, `report_run.too_many`
   */
  async generate(actor: UserActor, id: string, { format }: GenerateCustomReport): Promise<ReportRunView> {
    authorize(actor, 'custom_report.generate', await viewOf(this.em, actor, id));
    return this.em.transactional(async (em) => {
      const { name: title, query } = await viewOf(em, actor, id);
      compileQuery(actor, query);
      return requestRun(em, actor, { definition: 'custom', customReportId: id, query, title, params: {}, format });
    });
  }
}

const visibleTo = (actor: UserActor, id: string) => ({
  id,
  deletedAt: null,
  $or: [{ ownerId: actor.id }, ...(isAdmin(actor) ? [{ isShared: true }] : [])],
});

function assertMayShare(actor: UserActor, { is_shared: isShared }: { is_shared?: boolean | undefined }): void {
  if (isShared && !isAdmin(actor)) throw new DomainError('forbidden');
}

async function viewOf(em: EntityManager, actor: UserActor, id: string): Promise<CustomReportView> {
  const row = orNotFound(await visibleCustomReports(em, actor).where('c.id', '=', id).executeTakeFirst());
  return toCustomReportView(row);
}
