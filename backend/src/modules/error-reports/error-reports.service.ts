import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  transitionActorOf,
  type Actor,
  type ErrorGroupView,
  type ErrorReportReceived,
  type ListErrorGroups,
  type Page,
  type SubmitErrorReport,
  type UpdateErrorGroup,
} from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { Config } from '../../infrastructure/config/config.js';
import { lockForUpdate, orNotFound } from '../../infrastructure/database/load.js';
import { paginate, sorted } from '../../infrastructure/database/paginate.js';
import { clientNetwork } from '../../infrastructure/http/limits/client-network.js';
import { RateLimits } from '../../infrastructure/http/limits/rate-limits.js';
import { ErrorGroup } from './error-group.entity.js';
import { errorGroups, order, toErrorGroupView } from './error-groups.queries.js';
import { countInGroups } from './error-groups.writer.js';
import { ErrorReport } from './error-report.entity.js';

const HOUR = 3_600;

/** Takes reports of errors from any browser, shows admins what goes wrong, and lets them settle it (specification, section 7). */
@Injectable()
export class ErrorReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Stores a report and counts its errors in their groups. All of it is untrusted text: cleaned and cut.
   * @throws DomainError `rate_limited` for a network above the limit
   */
  async submit(ip: string | null, sent: SubmitErrorReport): Promise<ErrorReportReceived> {
    await this.limits.consume('error-reports', clientNetwork(ip), this.config.limits.errorReportsPerIpHour, HOUR);
    return this.em.transactional(async (em) => {
      const report = ErrorReport.of(sent);
      report.countIn(await countInGroups(em, report));
      em.persist(report);
      return { reportId: report.id };
    });
  }

  /** Groups of the same mistake, filtered, sorted and paged. */
  async list(actor: Actor, query: ListErrorGroups): Promise<Page<ErrorGroupView>> {
    authorizeRole(actor, 'error_group.list');
    return paginate(sorted(errorGroups(this.em, query), 'g', query, { order }), query, toErrorGroupView);
  }

  /** One group. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<ErrorGroupView> {
    authorizeRole(actor, 'error_group.read');
    return viewOf(this.em, id);
  }

  /**
   * Resolves, ignores or reopens a group.
   * @throws DomainError `not_found`; `illegal_transition`; `stale_version`
   */
  async update(actor: Actor, id: string, input: UpdateErrorGroup): Promise<ErrorGroupView> {
    authorizeRole(actor, 'error_group.update');
    return this.em.transactional(async (em) => {
      const group = await lockForUpdate(em, ErrorGroup, { id, deletedAt: null }, input, () => viewOf(em, id));
      group.moveTo(input.status, transitionActorOf(actor));
      await em.flush();
      return viewOf(em, id);
    });
  }
}

const viewOf = async (em: EntityManager, id: string): Promise<ErrorGroupView> =>
  toErrorGroupView(orNotFound(await errorGroups(em).where('g.id', '=', id).executeTakeFirst()));
