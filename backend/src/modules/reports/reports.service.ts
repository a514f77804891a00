import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type GenerateReport,
  type PreviewReport,
  type ReportDefinitionView,
  type ReportPreview,
  type ReportRunView,
  type UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { RetainsEvents } from '../../infrastructure/events/index.js';
import { availableReports, definitionFor, fillParams } from './definitions/catalogue.js';
import { KEPT_INVOICE_EVENTS } from './definitions/money-metrics.js';
import { previewOf } from './open-report.js';
import { requestRun } from './runs/request-run.js';

/** Reports: which there are, their first rows, and the start of a run (specification, section 7; decisions, section 6). */
@Injectable()
@RetainsEvents(KEPT_INVOICE_EVENTS)
export class ReportsService {
  constructor(private readonly em: EntityManager) {}

  /** The reports that the actor can run, with what they can be asked for. */
  available(actor: UserActor): Promise<ReportDefinitionView[]> {
    authorizeRole(actor, 'report.available');
    return availableReports(this.em, actor);
  }

  /**
   * The first rows of a report with the totals of all, read with the rights of the actor.
   * @throws DomainError `forbidden`, `invalid`, `project.not_found`, `report.too_slow`
   */
  async preview(actor: UserActor, { definition: name, params: sent }: PreviewReport): Promise<ReportPreview> {
    authorizeRole(actor, 'report.preview');
    const definition = definitionFor(actor, name);
    const params = await fillParams(this.em, actor, definition, sent);
    return previewOf(this.em, { definition, reader: actor, params });
  }

  /**
   * Asks for the file of a report; a worker makes it.
   * @throws DomainError `forbidden`, `invalid`, `project.not_found`; `report_run.too_many` while five are open
   */
  async generate(actor: UserActor, { definition: name, params: sent, format }: GenerateReport): Promise<ReportRunView> {
    authorizeRole(actor, 'report.generate');
    const definition = definitionFor(actor, name);
    return this.em.transactional(async (em) => {
      const params = await fillParams(em, actor, definition, sent);
      return requestRun(em, actor, { definition: name, title: definition.title, params, format });
    });
  }
}
